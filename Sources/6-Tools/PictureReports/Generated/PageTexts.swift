// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/6-Tools/PictureReports/Page: edit what is there, and run
// .ci/lint --record pages
// swift-format-ignore-file

/// The files of the page, byte for byte.
enum PageTexts {
  /// All of them, by name.
  static let all: [(name: String, text: String)] = [
    ("report.css", reportCSS),
    ("report.html", reportHTML),
    ("report.js", reportJS),
  ]

  /// `report.css`.
  static let reportCSS = #"""
/* Copyright 2026 the OpenCollectionView authors. SPDX-License-Identifier: MIT */

:root {
  color-scheme: light dark;
  --page: #ffffff;
  --side: #f5f5f7;
  --text: #1d1d1f;
  --quiet: #5c5c61;
  --line: #d8d8dc;
  --field: #e8e8ec;
  --raised: #ffffff;
  --accent: #0060d0;
  --selected: #dbe9fb;
  --failed: #c0231c;
  --new: #6b3fc4;
  --orphaned: #8f5600;
  --passed: #1a7431;
  --removed: #fde3e1;
  --added: #dcf3e1;
  --check-a: #ececef;
  --check-b: #f7f7f9;
  --box: #e5007a;
  font: 14px/1.4 -apple-system, "Inter", "Segoe UI", "Noto Sans", system-ui, sans-serif;
}

@media (prefers-color-scheme: dark) {
  :root {
    --page: #1c1c1e;
    --side: #252528;
    --text: #f2f2f4;
    --quiet: #a9a9b0;
    --line: #3c3c40;
    --field: #38383c;
    --raised: #5c5c62;
    --accent: #6cb0ff;
    --selected: #16395f;
    --failed: #ff8078;
    --new: #c3a4ff;
    --orphaned: #ffb95c;
    --passed: #6fd489;
    --removed: #4d2624;
    --added: #1f4028;
    --check-a: #2c2c2f;
    --check-b: #333337;
    --box: #ff4fa8;
  }
}

* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; background: var(--page); color: var(--text); }
h1, h2, h3, p, dl, dd, ul, pre, fieldset { margin: 0; padding: 0; border: 0; }
button, input, select { font: inherit; color: inherit; }
pre, kbd { font: 12px/1.5 ui-monospace, "SF Mono", "JetBrains Mono", Menlo, "DejaVu Sans Mono", monospace; }

:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 8px; top: -60px; z-index: 9; padding: 8px 12px; background: var(--page); color: var(--accent); }
.skip:focus { top: 8px; }

/* The bar. */
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 10px 16px; border-bottom: 1px solid var(--line); background: var(--side); }
h1 { font-size: 15px; font-weight: 600; }
#search { flex: 0 1 220px; margin-left: auto; padding: 5px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--page); min-width: 120px; }

.segments { display: inline-flex; flex-wrap: wrap; padding: 2px; border-radius: 9px; background: var(--field); min-width: 0; }
.segments label { position: relative; display: block; }
.segments input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; width: 100%; height: 100%; }
.segments span { display: block; padding: 4px 11px; border-radius: 7px; white-space: nowrap; }
.segments input:checked + span { background: var(--raised); box-shadow: 0 1px 2px rgb(0 0 0 / 0.18); font-weight: 500; }
.segments input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 1px; }
.segments input:disabled { cursor: default; }
.segments input:disabled + span { opacity: 0.4; }
.segments b { font-weight: 400; color: var(--quiet); font-variant-numeric: tabular-nums; }
.segments input:checked + span b { color: inherit; }

/* The list. */
main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(260px, 340px) 1fr; }
.side { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); background: var(--side); }
#list { flex: 1; min-height: 0; overflow-y: auto; outline-offset: -3px; }
#rows { position: relative; }
.row { position: absolute; left: 6px; right: 6px; height: 48px; padding: 5px 10px 5px 32px; border-radius: 8px; cursor: pointer; overflow: hidden; content-visibility: auto; }
.row > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; }
.row small { font-size: 12px; color: var(--quiet); }
.row::before { content: attr(data-sign); position: absolute; left: 10px; top: 5px; width: 16px; text-align: center; font-weight: 700; }
.row[aria-selected="true"] { background: var(--selected); }
.row[aria-selected="true"] small { color: var(--text); }
[data-outcome="failed"]::before, .badge[data-outcome="failed"] { color: var(--failed); }
[data-outcome="new"]::before, .badge[data-outcome="new"] { color: var(--new); }
[data-outcome="orphaned"]::before, .badge[data-outcome="orphaned"] { color: var(--orphaned); }
[data-outcome="passed"]::before, [data-outcome="recorded"]::before,
.badge[data-outcome="passed"], .badge[data-outcome="recorded"] { color: var(--passed); }
#empty { padding: 24px 16px; color: var(--quiet); text-align: center; }
.keys { padding: 8px 14px; border-top: 1px solid var(--line); color: var(--quiet); font-size: 12px; line-height: 1.8; }
kbd { padding: 1px 5px; border: 1px solid var(--line); border-radius: 4px; background: var(--page); }
#notes { max-height: 40%; overflow: auto; padding: 8px 14px; border-top: 1px solid var(--line); color: var(--orphaned); font-size: 12px; }
#notes ul { padding: 6px 0 0 16px; overflow-wrap: anywhere; }

/* The detail. */
#detail { min-width: 0; min-height: 0; overflow: auto; padding: 16px 20px 32px; outline: none; }
#detail > * + * { margin-top: 10px; }
#back { display: none; }
.heading { display: flex; align-items: center; gap: 6px 10px; flex-wrap: wrap; }
h2 { font-size: 20px; font-weight: 600; overflow-wrap: anywhere; unicode-bidi: isolate; }
h3 { font-size: 14px; font-weight: 600; margin: 8px 0 6px; }
.badge { padding: 1px 9px; border: 1px solid currentColor; border-radius: 99px; font-size: 12px; font-weight: 600; }
.badge:empty { display: none; }
.position { margin-left: auto; color: var(--quiet); font-variant-numeric: tabular-nums; }
.steps { display: flex; gap: 4px; }
button { padding: 4px 12px; border: 1px solid var(--line); border-radius: 7px; background: var(--side); cursor: pointer; }
button:hover { background: var(--field); }
button:disabled { opacity: 0.45; cursor: default; }
#reason { overflow-wrap: anywhere; unicode-bidi: isolate; }
#reason:empty { display: none; }
#facts { display: flex; flex-wrap: wrap; gap: 3px 18px; color: var(--quiet); font-size: 12.5px; }
#facts div { display: flex; gap: 5px; min-width: 0; }
#facts dt::after { content: ":"; }
#facts dd { color: var(--text); overflow-wrap: anywhere; unicode-bidi: isolate; min-width: 0; }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-bottom: 10px; }
.option { display: inline-flex; align-items: center; gap: 5px; }
select { padding: 3px 6px; border: 1px solid var(--line); border-radius: 7px; background: var(--page); }
input[type="checkbox"], input[type="range"] { accent-color: var(--accent); }
.amount { display: flex; align-items: center; justify-content: center; gap: 10px; margin-bottom: 10px; color: var(--quiet); }
#amount { flex: 0 1 360px; min-width: 0; }
#blink-side { min-width: 70px; color: var(--text); font-weight: 600; }

/* Pictures: on squares, so that transparent parts show. */
#stage { display: flex; justify-content: safe center; gap: 16px; overflow: auto; padding: 12px; border: 1px solid var(--line); border-radius: 10px; background: repeating-conic-gradient(var(--check-a) 0 25%, var(--check-b) 0 50%) 0 0 / 16px 16px; }
#stage figure { margin: 0; flex: none; }
#stage figcaption { margin-bottom: 6px; padding: 0 2px; text-align: center; font-size: 12px; font-weight: 600; }
.picture { position: relative; box-shadow: 0 0 0 1px var(--line); overflow: hidden; }
.picture img, .picture canvas { position: absolute; left: 0; top: 0; display: block; }
.picture.large img, .picture.large canvas { image-rendering: pixelated; }
.region { position: absolute; border: 2px solid var(--box); border-radius: 3px; box-shadow: 0 0 0 1px rgb(255 255 255 / 0.7); pointer-events: none; }
.handle { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); box-shadow: 0 0 0 1px rgb(255 255 255 / 0.6); pointer-events: none; }
.handle::after { content: "‹ ›"; position: absolute; top: 50%; left: -15px; width: 32px; height: 24px; margin-top: -12px; border-radius: 12px; background: var(--accent); color: var(--page); text-align: center; font: 600 14px/22px system-ui, sans-serif; }
.slides { cursor: ew-resize; touch-action: pan-y; }
#no-picture { padding: 28px 16px; border: 1px dashed var(--line); border-radius: 10px; color: var(--quiet); text-align: center; }

/* Texts. */
.scroll { overflow: auto; border: 1px solid var(--line); border-radius: 10px; max-height: 480px; }
#lines { display: inline-block; min-width: 100%; padding: 6px 0; }
#lines span { display: block; padding: 0 12px; white-space: pre; unicode-bidi: isolate; }
#lines .removed { background: var(--removed); }
#lines .added { background: var(--added); }
#lines .gap { color: var(--quiet); }
#moves { padding-left: 18px; margin-bottom: 8px; max-height: 240px; overflow: auto; }
#moves li { unicode-bidi: isolate; }
.command { display: flex; align-items: flex-start; gap: 8px; }
.command pre { flex: 1; min-width: 0; padding: 7px 12px; border-radius: 8px; background: var(--field); white-space: pre-wrap; overflow-wrap: anywhere; max-height: 240px; overflow: auto; }
details summary { cursor: pointer; color: var(--quiet); }
details .command { margin-top: 8px; }

@media (max-width: 760px) {
  .bar { padding: 8px 12px; }
  .bar .segments { order: 3; width: 100%; }
  .segments { display: flex; width: 100%; }
  .segments label { flex: 1 1 auto; text-align: center; }
  .segments span { padding: 7px 4px; font-size: 12.5px; }
  main { grid-template-columns: 1fr; }
  .side { border-right: 0; }
  .keys { display: none; }
  [data-pane="detail"] .side, [data-pane="detail"] .bar, [data-pane="list"] #detail { display: none; }
  #detail { padding: 10px 12px 32px; }
  #back { display: inline-block; border: 0; background: none; padding: 6px 8px 6px 0; color: var(--accent); }
  #stage { padding: 8px; gap: 8px; }
  .steps button { min-width: 44px; min-height: 36px; }
}

@media (forced-colors: active) {
  .segments input:checked + span, .row[aria-selected="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
}

"""#

  /// `report.html`.
  static let reportHTML = ##"""
<!DOCTYPE html>
<!-- Copyright 2026 the OpenCollectionView authors. SPDX-License-Identifier: MIT -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<title>Image tests</title>
<style>
/* report.css */
</style>
</head>
<body data-pane="list">
<a class="skip" href="#detail">Skip to the picture</a>
<header class="bar">
  <h1>Image tests</h1>
  <fieldset class="segments" id="filters">
    <legend class="unseen">Show</legend>
    <label><input type="radio" name="filter" value="all"><span>All <b></b></span></label>
    <label><input type="radio" name="filter" value="failed"><span>Failed <b></b></span></label>
    <label><input type="radio" name="filter" value="new"><span>New <b></b></span></label>
    <label><input type="radio" name="filter" value="orphaned"><span>Orphaned <b></b></span></label>
    <label><input type="radio" name="filter" value="passed"><span>Passed <b></b></span></label>
  </fieldset>
  <input type="search" id="search" placeholder="Search" aria-label="Search names and tests" aria-keyshortcuts="/">
</header>
<main>
  <nav class="side" aria-label="Pictures">
    <div id="list" role="listbox" aria-label="Pictures" tabindex="0"><div id="rows" role="presentation"></div></div>
    <p id="empty" hidden>No picture matches.</p>
    <details id="notes" hidden><summary></summary><ul></ul></details>
    <p class="keys" aria-hidden="true"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>1</kbd>–<kbd>5</kbd> comparison · <kbd>b</kbd> boxes · <kbd>z</kbd> zoom · <kbd>/</kbd> search</p>
  </nav>
  <section id="detail" tabindex="-1" aria-labelledby="title">
    <button type="button" id="back">‹ All pictures</button>
    <div class="heading">
      <h2 id="title">Nothing is selected</h2>
      <span id="outcome" class="badge"></span>
      <span class="position" id="position"></span>
      <div class="steps">
        <button type="button" id="previous" aria-label="Previous picture" aria-keyshortcuts="k">↑</button>
        <button type="button" id="next" aria-label="Next picture" aria-keyshortcuts="j">↓</button>
      </div>
    </div>
    <p id="reason"></p>
    <dl id="facts"></dl>
    <div id="comparison" hidden>
      <div class="tools">
        <fieldset class="segments" id="modes">
          <legend class="unseen">Comparison</legend>
          <label><input type="radio" name="mode" value="sides" checked aria-keyshortcuts="1"><span>Side by side</span></label>
          <label><input type="radio" name="mode" value="slider" aria-keyshortcuts="2"><span>Slider</span></label>
          <label><input type="radio" name="mode" value="onion" aria-keyshortcuts="3"><span>Onion skin</span></label>
          <label><input type="radio" name="mode" value="blink" aria-keyshortcuts="4"><span>Blink</span></label>
          <label><input type="radio" name="mode" value="difference" aria-keyshortcuts="5"><span>Difference</span></label>
        </fieldset>
        <label class="option"><input type="checkbox" id="boxes" checked aria-keyshortcuts="b"> Boxes</label>
        <label class="option">Zoom
          <select id="zoom" aria-keyshortcuts="z">
            <option value="fit">Fit</option>
            <option value="1">100%</option>
            <option value="2">200%</option>
            <option value="4">400%</option>
          </select>
        </label>
      </div>
      <div class="amount" id="amount-row" hidden>
        <span aria-hidden="true">Expected</span>
        <input type="range" id="amount" aria-label="How much of the actual picture is shown" min="0" max="100" value="50">
        <span aria-hidden="true">Actual</span>
      </div>
      <div class="amount" id="blink-row" hidden>
        <button type="button" id="blink-toggle">Pause</button>
        <span id="blink-side"></span>
      </div>
      <div id="stage" tabindex="0" role="group" aria-label="The pictures"></div>
    </div>
    <p id="no-picture" hidden></p>
    <section id="tree" hidden aria-labelledby="tree-title">
      <h3 id="tree-title">Layout tree</h3>
      <ul id="moves"></ul>
      <div class="scroll" tabindex="0" role="group" aria-label="Lines that differ"><pre id="lines"></pre></div>
    </section>
    <section id="accept" hidden aria-labelledby="accept-title">
      <h3 id="accept-title">To accept it</h3>
      <div class="command"><pre id="command" tabindex="0"></pre><button type="button" class="copy" data-of="command">Copy</button></div>
    </section>
    <details id="accept-all" hidden>
      <summary>To accept everything that failed, is new or orphaned</summary>
      <div class="command"><pre id="command-all" tabindex="0"></pre><button type="button" class="copy" data-of="command-all">Copy</button></div>
    </details>
  </section>
</main>
<p id="status" class="unseen" role="status"></p>
<script type="application/json" id="results">{{results}}</script>
<script>
/* report.js */
</script>
<!-- pictures -->
</body>
</html>

"""##

  /// `report.js`.
  static let reportJS = ##"""
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

"use strict";

// What comes from results is put into the page as text (`textContent`), never as markup.

const report = JSON.parse(document.getElementById("results").textContent);
const find = (id) => document.getElementById(id);
const rowHeight = 52;
const signs = { failed: "✕", new: "+", orphaned: "?", recorded: "●", passed: "✓" };
const modes = ["sides", "slider", "onion", "blink", "difference"];
const zooms = ["fit", "1", "2", "4"];
const isNarrow = matchMedia("(max-width: 760px)");
const isDark = matchMedia("(prefers-color-scheme: dark)");
const isStill = matchMedia("(prefers-reduced-motion: reduce)");

const state = {
  filter: "all", search: "", shown: [], position: -1,
  mode: "sides", zoom: "fit", amounts: { slider: 50, onion: 50 },
  isBlinking: false, showsActual: false, redraw: 0,
};

/** Creates an element with a class and a text. */
function make(name, className = "", text = "") {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

// Pictures

const decoded = new Map();
const parsed = new Promise((resolve) => {
  if (document.readyState !== "loading") resolve();
  else document.addEventListener("DOMContentLoaded", resolve, { once: true });
});

/** Returns an image, decoded; the eight used last are kept. Pictures stand behind this script. */
async function picture(number) {
  if (number === undefined) return null;
  if (!decoded.has(number)) {
    if (!find(`picture-${number}`)) await parsed;
    const source = find(`picture-${number}`);
    if (!source) return null;
    const image = new Image();
    image.src = `data:image/png;base64,${source.textContent}`;
    decoded.set(number, image.decode().then(() => image, () => null));
  }
  const result = decoded.get(number);
  decoded.delete(number);
  decoded.set(number, result);
  if (decoded.size > 8) decoded.delete(decoded.keys().next().value);
  return result;
}

// The list

function isShown(entry) {
  const matches = state.filter === "all" || state.filter === entry.outcome
    || (state.filter === "passed" && entry.outcome === "recorded");
  return matches && (state.search === "" || entry.text.includes(state.search));
}

function updateList() {
  const selected = state.shown[state.position];
  state.shown = report.entries.filter(isShown);
  find("empty").hidden = state.shown.length > 0;
  find("list").hidden = state.shown.length === 0;
  find("rows").style.height = `${state.shown.length * rowHeight + 8}px`;
  const kept = state.shown.indexOf(selected);
  select(kept >= 0 ? kept : 0, { opens: false });
  announce(`${state.shown.length} pictures are listed`);
}

/** Puts the rows in place that are visible: ten thousand are as fast as ten. */
function drawRows() {
  const list = find("list");
  const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 6);
  const end = Math.min(state.shown.length, Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 6);
  const rows = [];
  for (let index = first; index < end; index += 1) rows.push(row(index));
  find("rows").replaceChildren(...rows);
  const isThere = state.position >= first && state.position < end;
  if (isThere) list.setAttribute("aria-activedescendant", `row-${state.position}`);
  else list.removeAttribute("aria-activedescendant");
}

function row(index) {
  const entry = state.shown[index];
  const element = make("div", "row");
  element.id = `row-${index}`;
  element.dataset.outcome = entry.outcome;
  element.dataset.sign = signs[entry.outcome] ?? "?";
  element.dataset.index = index;
  element.style.top = `${index * rowHeight + 4}px`;
  element.setAttribute("role", "option");
  element.setAttribute("aria-selected", String(index === state.position));
  element.setAttribute("aria-posinset", String(index + 1));
  element.setAttribute("aria-setsize", String(state.shown.length));
  element.append(make("span", "", entry.title), make("small", "", subtitle(entry)));
  element.setAttribute("aria-label", `${entry.title}, ${entry.outcome}, ${subtitle(entry)}`);
  // Names of one matrix differ at their ends, which the list cuts off.
  element.title = `${entry.title}\n${subtitle(entry)}`;
  return element;
}

function subtitle(entry) {
  const words = [];
  const pixels = entry.parts.find((part) => part.changedPixels);
  if (entry.outcome === "failed") {
    if (pixels) words.push(`${pixels.changedPixels.toLocaleString("en")} pixels`);
    if (entry.parts.some((part) => part.actualSize && part.expectedSize && String(part.actualSize) !== String(part.expectedSize))) {
      words.push("size");
    }
    if (entry.parts.some((part) => part.lines?.length)) words.push("layout");
    if (entry.parts.every((part) => part.actual === undefined && !part.lines?.length && !part.isPictureMissing)) words.push("not compared");
  } else if (entry.outcome === "recorded") words.push("recorded");
  if (entry.test !== entry.title && !entry.title.startsWith(`${entry.test} /`)) words.push(entry.test);
  if (report.machines.length > 1) words.push(report.machines[entry.machine] ?? "");
  return words.join(" · ") || (entry.source === "gallery" ? "gallery" : entry.test);
}

function select(position, { opens = true, focuses = false } = {}) {
  state.position = Math.min(Math.max(position, 0), state.shown.length - 1);
  const list = find("list");
  const top = state.position * rowHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + rowHeight + 8 > list.scrollTop + list.clientHeight && list.clientHeight > 0) {
    list.scrollTop = top + rowHeight + 8 - list.clientHeight;
  }
  drawRows();
  if (opens) document.body.dataset.pane = "detail";
  showDetail();
  if (focuses && isNarrow.matches) find("detail").focus();
}

function step(by) {
  if (state.shown.length === 0) return;
  select(state.position + by);
  const entry = state.shown[state.position];
  announce(`${entry.title}, ${entry.outcome}, ${subtitle(entry)}`);
}

function announce(text) { find("status").textContent = text; }

// The detail

function showDetail() {
  const entry = state.shown[state.position];
  find("title").textContent = entry?.title ?? "Nothing is selected";
  find("outcome").textContent = entry?.outcome ?? "";
  find("outcome").dataset.outcome = entry?.outcome ?? "";
  find("position").textContent = entry ? `${state.position + 1} of ${state.shown.length}` : "";
  find("previous").disabled = state.position <= 0;
  find("next").disabled = state.position >= state.shown.length - 1;
  const failing = entry?.parts.filter((part) => part.reason) ?? [];
  find("reason").textContent = failing.map((part) => `${part.format}: ${part.reason}`).join("\n");
  find("reason").style.whiteSpace = "pre-line";
  find("facts").replaceChildren(...facts(entry));
  const hasPicture = entry?.parts.some((part) => part.expected !== undefined || part.actual !== undefined);
  find("comparison").hidden = !hasPicture;
  find("no-picture").hidden = Boolean(hasPicture) || !entry;
  find("no-picture").textContent = entry ? whyNoPicture(entry) : "";
  showTree(entry);
  find("accept").hidden = !entry?.accept;
  find("accept-title").textContent = entry?.outcome === "orphaned" ? "To delete it" : "To accept it";
  find("command").textContent = entry?.accept ?? "";
  drawStage();
}

function whyNoPicture(entry) {
  if (entry.parts.some((part) => part.isPictureMissing)) return ["passed", "recorded"].includes(entry.outcome) ? "The reference is not in the checkout." : "The pictures are not in the folder of results.";
  if (entry.outcome === "passed") return "The picture matches its reference. To show it too: gallery report --all --references Tests";
  if (entry.outcome === "recorded") return "The reference was recorded by this run.";
  if (entry.outcome === "orphaned") return "No test draws this reference any more.";
  return "There is no picture of this failure.";
}

function facts(entry) {
  if (!entry) return [];
  const part = entry.parts.find((part) => part.format === "png") ?? entry.parts[0];
  const size = (numbers) => numbers && `${numbers[0]} × ${numbers[1]} px`;
  const sizes = String(part.expectedSize) === String(part.actualSize)
    ? [["Size", size(part.actualSize)]]
    : [["Expected", size(part.expectedSize)], ["Actual", size(part.actualSize)]];
  const rows = [
    ["Test", entry.test], ["At", entry.location], ...sizes,
    ["Changed", part.changedPixels && `${part.changedPixels.toLocaleString("en")} pixels, by up to ${part.largestChange}`],
    ["Machine", report.machines.length > 1 ? report.machines[entry.machine] : undefined],
    ["Shard", entry.shard], ["Reference", entry.parts.map((part) => part.reference).join(", ")],
  ];
  return rows.filter(([, value]) => value).map(([name, value]) => {
    const group = make("div");
    group.append(make("dt", "", name), make("dd", "", value));
    return group;
  });
}

function showTree(entry) {
  const parts = entry?.parts.filter((part) => part.lines?.length) ?? [];
  find("tree").hidden = parts.length === 0;
  find("moves").replaceChildren(...parts.flatMap((part) => part.moves ?? []).map((text) => make("li", "", text)));
  const names = { " ": "same", "-": "removed", "+": "added", "…": "gap" };
  find("lines").replaceChildren(...parts.flatMap((part) => part.lines).map(([kind, text]) => {
    const line = make("span", names[kind] ?? "same", `${kind} ${text}`);
    return line;
  }));
}

// Comparison

let blinking = 0;

/** Draws the selected pictures in the selected mode. */
async function drawStage() {
  clearInterval(blinking);
  const turn = ++state.redraw;
  const entry = state.shown[state.position];
  const part = entry?.parts.find((part) => part.expected !== undefined || part.actual !== undefined);
  const stage = find("stage");
  if (!part) return stage.replaceChildren();
  const [expected, actual] = await Promise.all([picture(part.expected), picture(part.actual)]);
  // The user may have gone on while the pictures were decoded.
  if (turn !== state.redraw) return;
  const hasBoth = Boolean(expected && actual);
  for (const input of document.querySelectorAll("#modes input")) input.disabled = !hasBoth && input.value !== "sides";
  const mode = hasBoth ? state.mode : "sides";
  find("amount-row").hidden = mode !== "slider" && mode !== "onion";
  find("blink-row").hidden = mode !== "blink";
  const size = {
    width: Math.max(expected?.naturalWidth ?? 0, actual?.naturalWidth ?? 0),
    height: Math.max(expected?.naturalHeight ?? 0, actual?.naturalHeight ?? 0),
  };
  if (size.width === 0) {
    find("no-picture").hidden = false;
    find("no-picture").textContent = "The pictures cannot be shown.";
    return stage.replaceChildren();
  }
  const regions = find("boxes").checked ? part.regions ?? [] : [];
  const draw = { sides, slider, onion, blink, difference }[mode];
  stage.replaceChildren(...draw({ expected, actual, size, regions }));
  stage.setAttribute("aria-label", `${entry.title}: ${mode === "sides" ? "side by side" : mode}`);
}

function scale(size, columns) {
  if (state.zoom !== "fit") return Number(state.zoom) / devicePixelRatio;
  const width = (find("stage").clientWidth - 24 - (columns - 1) * 16) / columns;
  const height = Math.max(320, innerHeight - find("stage").getBoundingClientRect().top - find("detail").scrollTop - 90);
  return Math.min(1, width / size.width, height / size.height);
}

/** A frame as large as the larger picture. */
function frame(size, columns, caption) {
  const factor = scale(size, columns);
  const box = make("div", factor * devicePixelRatio >= 2 ? "picture large" : "picture");
  box.style.width = `${size.width * factor}px`;
  box.style.height = `${size.height * factor}px`;
  const figure = make("figure");
  if (caption) figure.append(make("figcaption", "", caption));
  figure.append(box);
  return { figure, box, factor };
}

function put(image, target, alternative) {
  if (!image) return null;
  const copy = image.cloneNode();
  copy.alt = alternative;
  copy.draggable = false;
  copy.style.width = `${image.naturalWidth * target.factor}px`;
  copy.style.height = `${image.naturalHeight * target.factor}px`;
  target.box.append(copy);
  return copy;
}

function outline(regions, target) {
  for (const [left, top, width, height] of regions) {
    const box = make("div", "region");
    box.style.left = `${left * target.factor - 4}px`;
    box.style.top = `${top * target.factor - 4}px`;
    box.style.width = `${width * target.factor + 8}px`;
    box.style.height = `${height * target.factor + 8}px`;
    target.box.append(box);
  }
}

function sides({ expected, actual, size, regions }) {
  const shown = [[actual ? "Expected" : "Reference", expected], ["Actual", actual]].filter(([, image]) => image);
  return shown.map(([caption, image]) => {
    const target = frame(size, shown.length, caption);
    put(image, target, caption);
    outline(regions, target);
    return target.figure;
  });
}

function slider({ expected, actual, size, regions }) {
  const target = frame(size, 1);
  put(expected, target, "Expected");
  const above = put(actual, target, "Actual");
  outline(regions, target);
  const handle = make("div", "handle");
  target.box.append(handle);
  target.box.classList.add("slides");
  const set = (share) => {
    state.amounts.slider = Math.min(Math.max(share, 0), 100);
    find("amount").value = state.amounts.slider;
    // The expected picture on the left, the actual one on the right.
    const edge = size.width * target.factor * (1 - state.amounts.slider / 100);
    above.style.clipPath = `inset(0 0 0 ${edge}px)`;
    handle.style.left = `${edge}px`;
  };
  const follow = (event) => {
    const bounds = target.box.getBoundingClientRect();
    set(100 - ((event.clientX - bounds.left) / bounds.width) * 100);
  };
  target.box.addEventListener("pointerdown", (event) => {
    target.box.setPointerCapture(event.pointerId);
    follow(event);
  });
  target.box.addEventListener("pointermove", (event) => { if (event.buttons) follow(event); });
  useAmount("How much of the actual picture is shown", state.amounts.slider, set);
  return [target.figure];
}

function onion({ expected, actual, size, regions }) {
  const target = frame(size, 1);
  put(expected, target, "Expected");
  const above = put(actual, target, "Actual");
  outline(regions, target);
  useAmount("How opaque the actual picture is", state.amounts.onion, (share) => {
    state.amounts.onion = share;
    above.style.opacity = share / 100;
  });
  return [target.figure];
}

function useAmount(label, value, set) {
  const amount = find("amount");
  amount.setAttribute("aria-label", label);
  amount.value = value;
  amount.oninput = () => set(Number(amount.value));
  set(value);
}

function blink({ expected, actual, size, regions }) {
  const target = frame(size, 1);
  const below = put(expected, target, "Expected");
  const above = put(actual, target, "Actual");
  outline(regions, target);
  const show = () => {
    above.hidden = !state.showsActual;
    below.hidden = state.showsActual;
    find("blink-side").textContent = state.showsActual ? "Actual" : "Expected";
    find("blink-toggle").textContent = state.isBlinking ? "Pause" : "Blink";
  };
  const swap = () => { state.showsActual = !state.showsActual; show(); };
  const run = () => {
    clearInterval(blinking);
    // Slower than the three flashes a second that may harm.
    if (state.isBlinking) blinking = setInterval(swap, 600);
    show();
  };
  find("blink-toggle").onclick = () => {
    state.isBlinking = !state.isBlinking;
    if (!state.isBlinking) state.showsActual = !state.showsActual;
    run();
  };
  run();
  return [target.figure];
}

/** What differs in the boxes' colour, the stronger the more, over the expected picture in pale grey. */
function difference({ expected, actual, size, regions }) {
  const target = frame(size, 1);
  const pixels = (image) => {
    const context = new OffscreenCanvas(size.width, size.height).getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, size.width, size.height);
  };
  const [left, right] = [pixels(expected), pixels(actual)];
  const [base, other] = [new Uint32Array(left.data.buffer), new Uint32Array(right.data.buffer)];
  const bytes = left.data;
  const color = isDark.matches ? [255, 79, 168] : [229, 0, 122];
  const paper = isDark.matches ? 34 : 255;
  for (let index = 0; index < base.length; index += 1) {
    const start = index * 4;
    const opacity = bytes[start + 3] / 255;
    const light = (bytes[start] * 2 + bytes[start + 1] * 5 + bytes[start + 2]) / 8;
    const pale = paper + (light - paper) * 0.22 * opacity;
    if (base[index] === other[index]) {
      bytes[start] = bytes[start + 1] = bytes[start + 2] = pale;
    } else {
      let change = 0;
      for (let channel = start; channel < start + 4; channel += 1) {
        change = Math.max(change, Math.abs(bytes[channel] - right.data[channel]));
      }
      // A change of one level is seen too.
      const share = 0.45 + 0.55 * (change / 255);
      for (let channel = 0; channel < 3; channel += 1) {
        bytes[start + channel] = pale + (color[channel] - pale) * share;
      }
    }
    bytes[start + 3] = 255;
  }
  const canvas = make("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  canvas.getContext("2d").putImageData(left, 0, 0);
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", "What differs, highlighted");
  canvas.style.width = `${size.width * target.factor}px`;
  canvas.style.height = `${size.height * target.factor}px`;
  target.box.append(canvas);
  outline(regions, target);
  return [target.figure];
}

// Input

function choose(name, value) {
  const input = document.querySelector(`input[name="${name}"][value="${value}"]`);
  if (!input || input.disabled) return;
  input.checked = true;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function handleKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input[type=search]")) {
    if (event.key === "Escape" || event.key === "Enter") find("list").focus();
    return;
  }
  const inList = event.target === find("list");
  const page = Math.max(1, Math.floor(find("list").clientHeight / rowHeight) - 1);
  const actions = {
    j: () => step(1), k: () => step(-1), b: () => find("boxes").click(),
    z: () => {
      const zoom = zooms[(zooms.indexOf(state.zoom) + 1) % zooms.length];
      find("zoom").value = state.zoom = zoom;
      drawStage();
    },
    "/": () => { document.body.dataset.pane = "list"; find("search").focus(); },
    Escape: showList,
  };
  if (event.target.tagName !== "SELECT") {
    modes.forEach((mode, index) => { actions[index + 1] = () => choose("mode", mode); });
  }
  if (inList) {
    Object.assign(actions, {
      ArrowDown: () => step(1), ArrowUp: () => step(-1),
      PageDown: () => step(page), PageUp: () => step(-page),
      Home: () => step(-Infinity), End: () => step(Infinity),
      Enter: () => { document.body.dataset.pane = "detail"; find("detail").focus(); },
    });
  }
  const action = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
  if (!action) return;
  event.preventDefault();
  action();
}

function showList() {
  document.body.dataset.pane = "list";
  drawRows();
  find("list").focus();
}

async function copy(button) {
  const source = find(button.dataset.of);
  try {
    await navigator.clipboard.writeText(source.textContent);
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  } catch {
    // Some browsers let no file use the clipboard: the text is selected instead.
    getSelection().selectAllChildren(source);
  }
}

function start() {
  const counts = { all: report.entries.length, failed: 0, new: 0, orphaned: 0, passed: 0, recorded: 0 };
  for (const entry of report.entries) {
    counts[entry.outcome] += 1;
    entry.text = `${entry.title} ${entry.test} ${report.machines[entry.machine] ?? ""}`.toLowerCase();
  }
  counts.passed += counts.recorded;
  for (const input of document.querySelectorAll("#filters input")) {
    input.parentElement.querySelector("b").textContent = counts[input.value].toLocaleString("en");
  }
  state.filter = ["failed", "new", "orphaned"].find((name) => counts[name] > 0) ?? "all";
  document.querySelector(`#filters input[value="${state.filter}"]`).checked = true;
  const changed = counts.failed + counts.new + counts.orphaned;
  document.title = changed === 0 ? "✓ Image tests" : `✕ ${changed} · Image tests`;
  find("accept-all").hidden = !report.acceptAll;
  find("command-all").textContent = report.acceptAll ?? "";
  find("notes").hidden = report.notes.length === 0;
  find("notes").querySelector("summary").textContent = `${report.notes.length} remarks on reading the results`;
  find("notes").querySelector("ul").replaceChildren(...report.notes.map((note) => make("li", "", note)));
  state.isBlinking = !isStill.matches;

  find("filters").addEventListener("change", (event) => { state.filter = event.target.value; updateList(); });
  find("modes").addEventListener("change", (event) => { state.mode = event.target.value; drawStage(); });
  find("search").addEventListener("input", (event) => { state.search = event.target.value.toLowerCase(); updateList(); });
  find("zoom").addEventListener("change", (event) => { state.zoom = event.target.value; drawStage(); });
  find("boxes").addEventListener("change", drawStage);
  find("list").addEventListener("scroll", drawRows, { passive: true });
  find("rows").addEventListener("click", (event) => {
    const row = event.target.closest(".row");
    if (row) select(Number(row.dataset.index), { focuses: true });
  });
  find("previous").addEventListener("click", () => step(-1));
  find("next").addEventListener("click", () => step(1));
  find("back").addEventListener("click", showList);
  for (const button of document.querySelectorAll(".copy")) button.addEventListener("click", () => copy(button));
  document.addEventListener("keydown", handleKey);
  addEventListener("resize", () => { drawRows(); drawStage(); });
  isDark.addEventListener("change", drawStage);
  updateList();
  openNamed();
  addEventListener("hashchange", openNamed);
}

/** Opens the entry that the address names behind its `#`, as the links of a summary do. */
function openNamed() {
  let title;
  try {
    title = decodeURIComponent(location.hash.slice(1));
  } catch {
    return;
  }
  if (!report.entries.some((entry) => entry.title === title)) return;
  state.filter = "all";
  document.querySelector('#filters input[value="all"]').checked = true;
  state.search = "";
  find("search").value = "";
  updateList();
  select(state.shown.findIndex((entry) => entry.title === title));
}

start();

"""##
}
