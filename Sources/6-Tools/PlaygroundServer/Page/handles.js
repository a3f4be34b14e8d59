// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// The frame of what is selected, over the view, and the handles that change its numbers.

import { isObject, newGesture } from "./fields.js";
import { counted } from "./findings.js";
import { place } from "./input.js";
import { $, canvas, element, page, send, sendInput } from "./page.js";

export const handles = { message: null, drag: null, pressed: null };

/** The distance in points within which a share snaps to a simple one. */
const snapDistance = 4;

export function showPlaces(message) {
  handles.message = message;
  // They come after the frame of the last key, and have its value.
  if (handles.pressed && !page.inputs.has(handles.pressed.input)) handles.pressed = null;
  const layer = $("handles");
  const focused = document.activeElement?.dataset?.title;
  const [left, top] = page.state.origin;
  const place = (one, [x, y, width, height], thickness = 0) => Object.assign(one.style, {
    left: `${(x + left) * page.zoom - thickness / 2}px`, top: `${(y + top) * page.zoom - thickness / 2}px`,
    width: `${width * page.zoom + thickness}px`, height: `${height * page.zoom + thickness}px`,
  });
  const parts = [];
  const visible = message.frame && clipped(message.frame);
  if (visible) {
    const frame = element("div");
    frame.className = "selection";
    place(frame, visible);
    parts.push(frame);
  }
  for (const handle of message.handles ?? []) {
    const rect = clipped(handle.rect);
    if (!rect) continue;
    // In what is small, insets would cover the sizes; they are fields as well.
    const isSmall = message.frame && Math.min(message.frame[2], message.frame[3]) * page.zoom < 64;
    if (isSmall && handle.kind === "inset") continue;
    const one = element("div");
    one.className = `handle ${handle.isHorizontal ? "across" : "down"} ${handle.kind}`;
    one.role = "slider";
    one.tabIndex = 0;
    one.dataset.title = handle.title;
    one.ariaLabel = handle.title;
    one.ariaOrientation = handle.isHorizontal ? "horizontal" : "vertical";
    one.ariaValueMin = handle.least;
    one.ariaValueMax = handle.most;
    one.ariaValueNow = handle.value;
    one.ariaValueText = handleText(handle, handle.value);
    place(one, isSmall && handle.kind !== "gap" ? beside(rect, message.frame) : rect, 24);
    one.addEventListener("pointerdown", (event) => beginDrag(event, handle));
    one.addEventListener("keydown", (event) => pressHandle(event, handle));
    parts.push(one);
  }
  // While one is dragged, it keeps the pointer; only its frame moves.
  if (handles.drag) {
    layer.querySelector(".selection")?.replaceWith(parts[0] ?? "");
    return;
  }
  layer.replaceChildren(...parts);
  if (focused) layer.querySelector(`[data-title="${CSS.escape(focused)}"]`)?.focus();
}

/** The part of a rectangle that the picture shows; null for none. A long section is more than can be seen. */
function clipped([x, y, width, height]) {
  const [left, top] = [Math.max(x, 0), Math.max(y, 0)];
  const [right, bottom] = [Math.min(x + width, page.state.size[0]), Math.min(y + height, page.state.size[1])];
  return right < left || bottom < top ? null : [left, top, right - left, bottom - top];
}

function handleText(handle, value) {
  return handle.unit === "points" ? counted(value, "point") : `${Math.round(value * 1000) / 10} percent`;
}

/** Rounds a value to the step, and a share to simple ones nearby. */
function snapped(handle, value, isFree) {
  const bounded = Math.min(Math.max(value, handle.least), handle.most);
  if (isFree) {
    const parts = handle.unit === "share" ? 1e4 : 10;
    return Math.round(bounded * parts) / parts;
  }
  const near = snapDistance * Math.abs(handle.valuePerPoint);
  const siblings = handle.siblings ?? [];
  if (handle.unit !== "share") return siblings.find((sibling) => Math.abs(sibling - bounded) <= near) ?? Math.round(bounded);
  const simple = [Math.round(bounded / handle.step) * handle.step, ...[2, 3, 4, 5, 6].map((part) => Math.round(bounded * part) / part), ...siblings];
  const nearest = simple.toSorted((left, right) => Math.abs(left - bounded) - Math.abs(right - bounded))[0];
  return Math.abs(nearest - bounded) <= near ? Math.round(nearest * 1e6) / 1e6 : Math.round(bounded * 1e3) / 1e3;
}

/** Where a handle is that would cover others of its small frame: outside, at its own edge. */
function beside([x, y, width, height], [left, top, across, down]) {
  const distance = 16 / page.zoom;
  if (width === 0) return [x + (x > left + across / 2 ? distance : -distance), y, width, height];
  return [x, y + (y > top + down / 2 ? distance : -distance), width, height];
}

/** The value to write for a number: itself, or what holds it where nothing is written yet. */
function shaped(handle, number) {
  const fill = (shape) => shape === null ? number
    : Array.isArray(shape) ? shape.map(fill)
    : isObject(shape) ? Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, fill(value)])) : shape;
  return handle.shape === undefined ? number : fill(handle.shape);
}

/** Sends the latest value of a gesture once the one before it is on the screen: those between are never laid out. */
export function setHandle(handle, value, gesture) {
  setHandle.latest = { type: "edit", operations: [{ op: "set", path: handle.path, value: shaped(handle, value) }], label: `Change ${handle.title}`, gesture };
  if (!setHandle.isWaiting) sendLatest();
}

function sendLatest() {
  setHandle.isWaiting = setHandle.latest != null;
  if (!setHandle.isWaiting) return;
  if (page.inputs.size === 0 || page.socket === null) {
    sendInput(setHandle.latest);
    setHandle.latest = null;
  }
  requestAnimationFrame(sendLatest);
}

/** Sends what waits at the end of a gesture. */
function flushHandle() {
  if (setHandle.latest) sendInput(setHandle.latest);
  setHandle.latest = null;
}

function beginDrag(event, handle) {
  if (event.button !== 0) return;
  event.preventDefault();
  event.stopPropagation();
  const one = event.currentTarget;
  one.focus();
  one.setPointerCapture(event.pointerId);
  const drag = { gesture: newGesture(), x: event.clientX, y: event.clientY, last: handle.value };
  handles.drag = drag;
  const move = (event) => {
    const distance = (handle.isHorizontal ? event.clientX - drag.x : event.clientY - drag.y) / page.zoom;
    const value = snapped(handle, handle.value + distance * handle.valuePerPoint, event.altKey);
    if (value === drag.last) return;
    drag.last = value;
    one.ariaValueNow = value;
    one.ariaValueText = handleText(handle, value);
    $("handle-value").hidden = false;
    $("handle-value").textContent = `${handle.title}: ${handleText(handle, value)}`;
    setHandle(handle, value, drag.gesture);
  };
  const end = () => {
    one.removeEventListener("pointermove", move);
    handles.drag = null;
    $("handle-value").hidden = true;
    flushHandle();
    send({ type: "places" });
  };
  drag.cancel = () => {
    setHandle.latest = null;
    end();
    sendInput({ type: "cancelGesture", gesture: drag.gesture });
  };
  one.addEventListener("pointermove", move);
  one.addEventListener("pointerup", () => { if (handles.drag === drag) end(); }, { once: true });
  one.addEventListener("pointercancel", () => { if (handles.drag === drag) drag.cancel(); }, { once: true });
}

function pressHandle(event, handle) {
  const direction = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!direction) return;
  event.preventDefault();
  event.stopPropagation();
  const step = handle.step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1);
  const isAlong = ["ArrowRight", "ArrowLeft"].includes(event.key) === handle.isHorizontal;
  const sign = isAlong ? Math.sign(handle.valuePerPoint) : 1;
  // What was sent is not in the handle yet.
  const pressed = handles.pressed;
  const current = pressed?.path === handle.path ? pressed.value : handle.value;
  const value = Math.round(Math.min(Math.max(current + direction * sign * step, handle.least), handle.most) * 1e4) / 1e4;
  sendInput({ type: "edit", operations: [{ op: "set", path: handle.path, value: shaped(handle, value) }], label: `Change ${handle.title}` });
  handles.pressed = { path: handle.path, value, input: page.inputCount };
}

/** Asks where things are once the view rests: scrolling and time move them. */
function askForPlaces() {
  if (handles.drag) return;
  clearTimeout(askForPlaces.timer);
  askForPlaces.timer = setTimeout(() => send({ type: "places" }), 60);
}

export function prepareHandles() {
  let start = null;
  canvas.addEventListener("pointerdown", (event) => { start = event.isPrimary ? { x: event.clientX, y: event.clientY } : null; });
  canvas.addEventListener("pointerup", (event) => {
    // A tap selects; a drag scrolls, as ever.
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) > 4 || $("inspect").checked) return;
    send({ type: "selectPoint", ...place(event) });
  });
  let shown = "";
  page.onReport = (report) => {
    const key = JSON.stringify([report.offset, page.size, page.state?.settings.direction]);
    if (key === shown) return;
    shown = key;
    askForPlaces();
  };
  new ResizeObserver(() => { if (handles.message) showPlaces(handles.message); }).observe(canvas);
}
