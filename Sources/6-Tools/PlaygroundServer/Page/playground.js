// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

"use strict";

const $ = (id) => document.getElementById(id);
const canvas = $("view");
const context = canvas.getContext("2d", { willReadFrequently: true });

/** What the session said last, and how far the page is. */
const page = {
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

// The connection.

function connect() {
  if (!page.token) {
    $("connection").textContent = "No token";
    $("connection").className = "lost";
    return tell("Open the address that the command printed: it holds the token of this run.");
  }
  const socket = new WebSocket(`ws://${location.host}/session?token=${encodeURIComponent(page.token)}`);
  socket.binaryType = "arraybuffer";
  let wasOpen = false;
  socket.onopen = () => {
    wasOpen = true;
    page.socket = socket;
    $("connection").textContent = "Live";
    $("connection").className = "";
  };
  socket.onmessage = (event) => {
    if (typeof event.data === "string") return receive(JSON.parse(event.data));
    const frame = parseFrame(event.data);
    // Files are decoded at once, and all frames drawn in their order; without a file there is nothing to wait for.
    if (page.waiting === 0 && frame.pieces.every((piece) => piece instanceof Uint32Array)) return draw(frame.header, frame.pieces);
    const images = Promise.all(frame.pieces.map((piece) => piece instanceof Uint32Array ? piece : createImageBitmap(piece, { colorSpaceConversion: "none" })));
    page.waiting += 1;
    page.drawing = page.drawing.then(async () => draw(frame.header, await images))
      .catch((error) => console.error(error)).finally(() => { page.waiting -= 1; });
  };
  socket.onclose = () => {
    page.socket = null;
    $("connection").textContent = wasOpen ? "The server stopped. Waiting…" : "No connection. Waiting…";
    $("connection").className = "lost";
    setTimeout(connect, 1000);
  };
}

function send(message) {
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
function sendInput(message) {
  const whole = { ...message, input: page.inputCount + 1 };
  if (!isSendable(whole)) return tell("The text has too many characters that have to be escaped: it cannot be sent, and nothing was changed.");
  page.inputCount = whole.input;
  page.inputs.set(page.inputCount, performance.now());
  send(whole);
  page.onInput?.();
}

function receive(message) {
  switch (message.type) {
    case "catalogue": return showCatalogue(message);
    case "state": return showState(message);
    case "still":
      // After the frames before it, which may still be decoded.
      page.drawing = page.drawing.then(() => showReport(message.report));
      return;
    case "inspection": return showInspection(message);
    case "command": return showCommand(message);
    case "problem":
      // What is shown is in no session until the next one begins.
      if (message.isOver) page.sessions = (page.sessions ?? 0) + 1;
      return tell(message.text, message.isOver);
    default: return page.receivePanel?.(message);
  }
}

// The view and its moment.

/** Makes the view as large as there is space for, and never larger than it is. */
function fit() {
  if (!page.size) return;
  const [width, height] = page.size;
  const space = $("space");
  const style = getComputedStyle(space);
  const across = space.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const isPhone = matchMedia("(max-width: 900px)").matches && !document.body.classList.contains("workbench");
  const down = isPhone ? Infinity : space.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  page.zoom = Math.max(Math.min(1, across / width, down / height), 0.1);
  canvas.style.width = `${width * page.zoom}px`;
  canvas.style.height = `${height * page.zoom}px`;
  placeOutline();
}

function showReport(report) {
  page.report = report;
  for (const [number, time] of page.inputs) {
    if (number > report.input) break;
    page.inputs.delete(number);
    requestAnimationFrame(() => page.latencies.push(performance.now() - time));
  }
  log(report);
  page.onReport?.(report);
  // Words and numbers beside a view that moves are painted anew with each frame otherwise: a quarter of the browser's work.
  if (!showReport.isWaiting) showMoment();
}

/** Shows where the view is in time. */
function showMoment() {
  const report = page.report;
  showReport.isWaiting = true;
  setTimeout(() => {
    showReport.isWaiting = false;
    if (page.report !== report) showMoment();
  }, 100);
  const moment = $("moment");
  if (!page.isScrubbing) {
    moment.max = Math.round(report.end * 1000);
    moment.value = Math.round(report.time * 1000);
    moment.setAttribute("aria-valuetext", `${report.time.toFixed(2)} seconds`);
  }
  $("clock").textContent = `${report.time.toFixed(2)} s`;
  $("play").textContent = playAction();
  $("play").setAttribute("aria-pressed", String(playAction() === "Pause"));
  showLog();
}

/** What the button does next. */
function playAction() {
  if (!page.report) return "Play";
  const awaitsPlay = page.state?.duration != null && !page.report.hasBegun;
  return awaitsPlay || !page.report.isPlaying ? "Play" : page.report.isOver ? "Play again" : "Pause";
}

// The log.

const totals = new Map();
/** The latest first. */
const lines = [];

function log(report) {
  const calls = Object.entries(report.calls).sort();
  if (calls.length === 0) return;
  for (const [name, count] of calls) totals.set(name, (totals.get(name) ?? 0) + count);
  lines.unshift({ time: `${report.time.toFixed(3)} s`, calls: calls.map(([name, count]) => count > 1 ? `${name} ×${count}` : name) });
  lines.length = Math.min(lines.length, 200);
}

/** Shows what was called, unless nobody sees it. */
function showLog() {
  if (!$("log-details").open || showLog.first === lines[0]) return;
  showLog.first = lines[0];
  $("log-total").replaceChildren(...[...totals].sort().flatMap(([name, count]) => [element("dt", name), element("dd", count)]));
  $("log").replaceChildren(...lines.map(({ time, calls }) => element("li", time, calls.map((call) => element("span", call)))));
}

$("log-details").ontoggle = showLog;

$("log-clear").onclick = () => {
  totals.clear();
  lines.length = 0;
  showLog();
};

// Knobs.

function set(settings) { sendInput({ type: "set", settings }); }

function option(value, text) {
  const element = document.createElement("option");
  element.value = value;
  element.textContent = text ?? value;
  return element;
}

function showCatalogue(catalogue) {
  // From a process that has just begun: what was wrong with the one before is over.
  tell(null);
  page.catalogue = catalogue;
  page.sessions = (page.sessions ?? 0) + 1;
  $("documents").hidden = catalogue.starts.length === 0;
  $("edit-document").hidden = !catalogue.capturesDocuments;
  showStarts(catalogue.starts);
  document.body.classList.toggle("single", catalogue.samples.length < 2);
  // A process that has just begun does not know what was edited in the one before.
  if (document.body.classList.contains("workbench")) send({ type: "panels" });
  $("list").replaceChildren(...catalogue.samples.map((sample) => {
    const button = element("button", sample.name);
    button.type = "button";
    button.title = sample.summary;
    button.className = sample.isAnimated ? "moves" : "";
    button.onclick = () => openSample(sample.name);
    return element("li", null, [button]);
  }));
  $("device").replaceChildren(option("", "Sample's own"),
    ...catalogue.devices.map((device) => option(device.name, `${device.name}  ${device.width} × ${device.height}`)),
    option("custom", "Custom"));
  $("text-size").replaceChildren(...catalogue.textSizes.map((size) => option(size)));
  $("design").replaceChildren(...catalogue.designs.map((design) => option(design)));
  $("chrome").replaceChildren(...catalogue.chromes.map((chrome) => option(chrome, chrome[0].toUpperCase() + chrome.slice(1))));
  $("chrome").parentElement.hidden = catalogue.chromes.length === 0;
  $("anatomy").replaceChildren(...catalogue.anatomy.map((kind) => {
    const box = document.createElement("input");
    box.type = "checkbox";
    box.value = kind.name;
    box.onchange = sendAnatomy;
    const swatch = document.createElement("span");
    swatch.className = "swatch";
    return element("li", null, [element("label", null, [box, swatch, kind.title])]);
  }));
  search();
}

function showState(state) {
  const isOther = page.state?.sample !== state.sample;
  openPanels(state.panels);
  page.state = state;
  const sample = page.catalogue?.samples.find((sample) => sample.name === state.sample);
  document.title = `${state.sample} – Playground`;
  $("title").textContent = state.sample;
  $("summary").textContent = sample?.summary ?? "";
  for (const button of $("list").querySelectorAll("button")) {
    const isCurrent = button.textContent === state.sample;
    button.setAttribute("aria-current", String(isCurrent));
    if (isCurrent && isOther) button.scrollIntoView({ block: "nearest" });
  }
  const [width, height] = state.size;
  const device = page.catalogue?.devices.find((device) => device.width === width && device.height === height);
  $("device").value = state.settings.width == null ? "" : device?.name ?? "custom";
  for (const [id, value] of [["width", width], ["height", height], ["seed", state.settings.seed]]) {
    if (document.activeElement !== $(id)) $(id).value = value;
  }
  $("scale").value = String(state.settings.scale);
  $("appearance").value = state.settings.appearance;
  $("direction").value = state.settings.direction;
  $("text-size").value = state.settings.textSize;
  $("design").value = state.settings.design;
  $("chrome").value = state.settings.chrome;
  $("frame").classList.toggle("surrounded", state.origin.some((length) => length > 0));
  $("rate").value = String(state.rate);
  const isDark = state.settings.appearance === "dark";
  for (const box of $("anatomy").querySelectorAll("input")) {
    box.checked = state.anatomy.includes(box.value);
    const kind = page.catalogue.anatomy.find((kind) => kind.name === box.value);
    // The colours are those of the view, and stand on its background.
    Object.assign(box.nextSibling.style, { borderColor: isDark ? kind.dark : kind.light, background: isDark ? "#000" : "#fff" });
  }
  if (isOther) showOptions(sample);
  for (const field of $("options").querySelectorAll("[name]")) {
    if (document.activeElement !== field) field.value = state.settings.options[field.name] ?? "";
  }
  $("downloads").querySelector("[data-format=apng]").hidden = state.duration == null;
  page.onState?.();
  if (isOther) {
    showInspection(null);
    showCommand(null);
    tell(null);
    $("samples").classList.remove("open");
    $("menu").setAttribute("aria-expanded", "false");
  }
}

/** The scripts of panels that some contents have beside the view. */
const panelScripts = { workbench: ["outline.js", "fields.js", "findings.js", "handles.js", "matrix.js", "links.js", "workbench.js"] };

/** Loads the scripts of panels, once, one after the other. */
async function openPanels(name) {
  const wasOpen = document.body.classList.contains("workbench");
  if (!name) {
    document.body.classList.remove("workbench");
    if (wasOpen) fit();
    return;
  }
  if (!panelScripts[name]) return;
  if (page.panels === name) {
    if (!wasOpen) page.enterPanels?.();
    return;
  }
  page.panels = name;
  for (const file of panelScripts[name]) {
    const script = element("script");
    script.src = file;
    const isLoaded = new Promise((resolve) => { script.onload = resolve; });
    document.head.append(script);
    await isLoaded;
  }
}

function showOptions(sample) {
  $("options").replaceChildren(...(sample?.options ?? []).map(({ name, values, example }) => {
    const label = document.createElement("label");
    const field = document.createElement(values.length ? "select" : "input");
    if (values.length) field.append(option("", "As always"), ...values.map((value) => option(value)));
    else { field.type = "text"; field.placeholder = example; }
    field.name = name;
    field.onchange = () => set({ options: { [name]: field.value } });
    label.append(name.slice(2), " ", field);
    return label;
  }));
}

function openSample(name) { sendInput({ type: "open", name }); }

function sendAnatomy() {
  const kinds = [...$("anatomy").querySelectorAll("input:checked")].map((box) => box.value);
  sendInput({ type: "anatomy", kinds });
}

for (const [id, isAll] of [["anatomy-all", true], ["anatomy-none", false]]) {
  $(id).onclick = () => {
    for (const box of $("anatomy").querySelectorAll("input")) box.checked = isAll;
    sendAnatomy();
  };
}

$("device").onchange = () => {
  const device = page.catalogue.devices.find((device) => device.name === $("device").value);
  if (device) set({ size: [device.width, device.height] });
  else if ($("device").value === "") set({ size: [] });
};
for (const id of ["width", "height"]) {
  $(id).onchange = () => set({ size: [Number($("width").value), Number($("height").value)] });
}
$("scale").onchange = () => set({ scale: Number($("scale").value) });
$("appearance").onchange = () => set({ appearance: $("appearance").value });
$("direction").onchange = () => set({ direction: $("direction").value });
$("text-size").onchange = () => set({ textSize: $("text-size").value });
$("design").onchange = () => set({ design: $("design").value });
$("chrome").onchange = () => set({ chrome: $("chrome").value });
$("seed").onchange = () => set({ seed: Math.max(Math.round(Number($("seed").value)), 0) });

// Time.

$("play").onclick = () => sendInput({ type: playAction() === "Pause" ? "pause" : "play" });
$("restart").onclick = () => sendInput({ type: "restart" });
$("rate").onchange = () => send({ type: "rate", rate: Number($("rate").value) });
$("moment").addEventListener("input", () => {
  if (!page.isScrubbing) requestAnimationFrame(() => {
    page.isScrubbing = false;
    sendInput({ type: "scrub", time: Number($("moment").value) / 1000 });
  });
  page.isScrubbing = true;
});

// The inspector.

$("inspect").onchange = () => document.body.classList.toggle("inspects", $("inspect").checked);

function element(name, text, children = []) {
  const result = document.createElement(name);
  if (text != null) result.textContent = text;
  result.append(...children);
  return result;
}

function showInspection(found) {
  page.inspection = found;
  placeOutline();
  if (!found) {
    const empty = element("p", "Nothing inspected yet.");
    empty.className = "quiet";
    return $("inspection").replaceChildren(empty);
  }
  $("inspector").open = true;
  const parts = [element("h2", found.title)];
  if (found.explanation) {
    const text = element("pre", found.explanation);
    text.tabIndex = 0;
    parts.push(text);
  }
  parts.push(element("dl", null, found.attributes.flatMap(({ name, value }) => [element("dt", name), element("dd", value)])));
  parts.push(element("ol", null, found.views.map(({ name, frame }, depth) => {
    const item = element("li", `${name}  ${frame.join(", ")}`);
    item.style.paddingLeft = `${Math.min(depth, 12) * 8}px`;
    return item;
  })));
  $("inspection").replaceChildren(...parts);
  $("status").textContent = found.title;
}

function placeOutline() {
  const outline = $("outline");
  outline.hidden = !page.inspection;
  if (!page.inspection) return;
  const [left, top] = page.state.origin;
  const frame = page.inspection.frame;
  const [x, y, width, height] = [frame[0] + left, frame[1] + top, frame[2], frame[3]].map((length) => length * page.zoom);
  Object.assign(outline.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

// To take along.

$("copy").onclick = () => send({ type: "command" });

async function showCommand(message) {
  $("command").hidden = !message;
  $("command-note").hidden = !message?.note;
  if (!message) return;
  $("command").textContent = message.text;
  $("command-note").textContent = message.note ?? "";
  try {
    await navigator.clipboard.writeText(message.text);
    $("status").textContent = "Copied";
    $("copy").textContent = "Copied";
    setTimeout(() => { $("copy").textContent = "Copy as command"; }, 1500);
  } catch {
    // The browser does not let the page: the command is there to be selected.
    getSelection().selectAllChildren($("command"));
  }
}

for (const button of $("downloads").querySelectorAll("button")) {
  button.onclick = async () => {
    const format = button.dataset.format;
    button.disabled = true;
    try {
      const response = await fetch(`file?format=${format}&token=${encodeURIComponent(page.token)}`);
      if (!response.ok) return tell(await response.text());
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await response.blob());
      link.download = `${page.state.sample}.${format}`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    } finally {
      button.disabled = false;
    }
  };
}

// Problems.

function tell(text, isOver = false) {
  $("problem").hidden = !text;
  $("problem-text").textContent = text ?? "";
  $("again").hidden = !isOver;
}

$("dismiss").onclick = () => tell(null);
$("again").onclick = () => { tell(null); send({ type: "restart" }); };

// The list of samples, and keys.

function search() {
  const words = $("search").value.toLowerCase().split(/\s+/);
  for (const item of $("list").children) {
    const button = item.firstChild;
    const text = `${button.textContent} ${button.title}`.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
  }
}

$("edit-document").onclick = () => sendInput({ type: "editAsDocument" });
$("search").oninput = search;
$("search").onkeydown = (event) => {
  if (event.key === "Enter") $("list").querySelector("li:not([hidden]) button")?.click();
};

$("menu").onclick = () => {
  const isOpen = $("samples").classList.toggle("open");
  $("menu").setAttribute("aria-expanded", String(isOpen));
};

function openNeighbour(step) {
  const names = page.catalogue?.samples.map((sample) => sample.name) ?? [];
  const name = names[names.indexOf(page.state?.sample) + step];
  if (name) openSample(name);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input:not([type=checkbox]):not([type=range]), select, textarea")) return;
  switch (event.key) {
    case "/": event.preventDefault(); $("samples").classList.add("open"); $("search").focus(); break;
    case "p": $("play").click(); break;
    case "i": $("inspect").click(); break;
    case "d": set({ appearance: page.state.settings.appearance === "dark" ? "light" : "dark" }); break;
    case "j": openNeighbour(1); break;
    case "k": openNeighbour(-1); break;
  }
});

new ResizeObserver(fit).observe($("space"));
// What the other scripts say is there by then.
addEventListener("DOMContentLoaded", connect);
