// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// What the scripts share: the elements of the page, what the session said last, and messages to it.

export const $ = (id) => document.getElementById(id);
export const canvas = $("view");
export const context = canvas.getContext("2d", { willReadFrequently: true });

/** What the session said last, and how far the page is. */
export const page = {
  token: new URLSearchParams(location.hash.slice(1)).get("token") ?? "",
  socket: null,
  catalogue: null,
  state: null,
  report: null,
  frames: 0,
  /** Milliseconds from inputs to the frames that show them, for measurements. */
  latencies: [],
  inputs: new Map(),
  inputCount: 0,
  drawing: Promise.resolve(),
  /** Frames that are not drawn yet. */
  waiting: 0,
};

// Elements.

export function element(name, text, children = []) {
  const result = document.createElement(name);
  if (text != null) result.textContent = text;
  result.append(...children);
  return result;
}

export function option(value, text) {
  const element = document.createElement("option");
  element.value = value;
  element.textContent = text ?? value;
  return element;
}

// Messages to the session.

export function send(message) {
  if (page.socket?.readyState !== WebSocket.OPEN) return;
  page.socket.send(JSON.stringify(message));
}

/** The longest message, in bytes: the server leaves whoever sends a longer one. */
const longestMessage = 3 * 2 ** 20;

/** Whether a message can be sent: a text may be short enough, and too long with its characters escaped. */
function isSendable(message) {
  const text = JSON.stringify(message);
  // No character takes more than three bytes for each of its units.
  return 3 * text.length < longestMessage || new Blob([text]).size < longestMessage;
}

/** Sends what changes the picture, and remembers when. */
export function sendInput(message) {
  const whole = { ...message, input: page.inputCount + 1 };
  if (!isSendable(whole)) return tell("The text has too many characters that have to be escaped: it cannot be sent, and nothing was changed.");
  page.inputCount = whole.input;
  page.inputs.set(page.inputCount, performance.now());
  send(whole);
  page.onInput?.();
}

export function set(settings) { sendInput({ type: "set", settings }); }

// Problems.

export function tell(text, isOver = false) {
  $("problem").hidden = !text;
  $("problem-text").textContent = text ?? "";
  $("again").hidden = !isOver;
}
