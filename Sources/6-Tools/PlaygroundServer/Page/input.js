// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Touches, the wheel and keys.

import { $, canvas, page, send, sendInput, set } from "./page.js";

export let pending = null;

/** Sends the newest of several that come within one frame of the screen. */
function coalesce(message, merge) {
  if (pending && pending.type === message.type) {
    pending = merge ? merge(pending, message) : message;
    return;
  }
  flush();
  pending = message;
  if (!coalesce.isWaiting) {
    flush();
    coalesce.isWaiting = true;
    requestAnimationFrame(() => { coalesce.isWaiting = false; flush(); });
  } else {
    requestAnimationFrame(flush);
  }
}

function flush() {
  if (!pending) return;
  const message = pending;
  pending = null;
  sendInput(message);
}

/** The point of the window below the pointer. */
export function place(event) {
  const box = canvas.getBoundingClientRect();
  const [x, y] = page.state?.origin ?? [0, 0];
  return { x: (event.clientX - box.left) / page.zoom - x, y: (event.clientY - box.top) / page.zoom - y };
}

canvas.addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || !event.isPrimary) return;
  event.preventDefault();
  canvas.focus({ preventScroll: true });
  const point = place(event);
  if ($("inspect").checked) return send({ type: "inspect", ...point });
  canvas.setPointerCapture(event.pointerId);
  page.touch = event.pointerId;
  flush();
  sendInput({ type: "touch", phase: "began", ...point });
});

canvas.addEventListener("pointermove", (event) => {
  if (event.pointerId !== page.touch) return;
  coalesce({ type: "touch", phase: "moved", ...place(event) });
});

function endTouch(event, phase) {
  if (event.pointerId !== page.touch) return;
  page.touch = null;
  flush();
  sendInput({ type: "touch", phase, ...place(event) });
}

canvas.addEventListener("pointerup", (event) => endTouch(event, "ended"));
canvas.addEventListener("pointercancel", (event) => endTouch(event, "cancelled"));
canvas.addEventListener("contextmenu", (event) => event.preventDefault());

canvas.addEventListener("wheel", (event) => {
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? page.size[1] : 1;
  coalesce({ type: "wheel", ...place(event), dx: event.deltaX * unit, dy: event.deltaY * unit },
    (old, next) => ({ ...next, dx: old.dx + next.dx, dy: old.dy + next.dy }));
}, { passive: false });

canvas.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [width, height] = page.state?.size ?? [0, 0];
  const middle = { x: width / 2, y: height / 2 };
  const pages = { PageDown: height * 0.9, PageUp: -height * 0.9, Home: -1e6, End: 1e6 };
  if (event.key in pages) {
    event.preventDefault();
    sendInput({ type: "wheel", ...middle, dx: 0, dy: pages[event.key] });
  } else if (["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", " ", "Escape"].includes(event.key)) {
    event.preventDefault();
    sendInput({ type: "key", key: event.key, shift: event.shiftKey });
  }
});

// The corner.

const corner = $("corner");

corner.addEventListener("pointerdown", (event) => {
  event.preventDefault();
  corner.setPointerCapture(event.pointerId);
  const start = { x: event.clientX, y: event.clientY, size: page.state.size, zoom: page.zoom };
  let wanted = null;
  const move = (event) => {
    // The view is centred: what its corner is moved by, it grows by twice.
    const grown = [(event.clientX - start.x) * 2, (event.clientY - start.y) * 2];
    const size = start.size.map((length, axis) => Math.min(Math.max(Math.round(length + grown[axis] / start.zoom), 60), 2000));
    if (!wanted) requestAnimationFrame(() => { set({ size: wanted }); wanted = null; });
    wanted = size;
  };
  corner.addEventListener("pointermove", move);
  corner.addEventListener("pointerup", () => corner.removeEventListener("pointermove", move), { once: true });
});

corner.addEventListener("keydown", (event) => {
  const steps = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10] };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  set({ size: page.state.size.map((length, axis) => Math.max(Math.round(length) + step[axis], 60)) });
});
