// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// The view and its moment.

import { $, canvas, element, page } from "./page.js";

/** Makes the view as large as there is space for, and never larger than it is. */
export function fit() {
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

export function showReport(report) {
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
export function playAction() {
  if (!page.report) return "Play";
  const awaitsPlay = page.state?.duration != null && !page.report.hasBegun;
  return awaitsPlay || !page.report.isPlaying ? "Play" : page.report.isOver ? "Play again" : "Pause";
}

export function placeOutline() {
  const outline = $("outline");
  outline.hidden = !page.inspection;
  if (!page.inspection) return;
  const [left, top] = page.state.origin;
  const frame = page.inspection.frame;
  const [x, y, width, height] = [frame[0] + left, frame[1] + top, frame[2], frame[3]].map((length) => length * page.zoom);
  Object.assign(outline.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
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
