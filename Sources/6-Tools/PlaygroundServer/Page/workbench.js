// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// A document on the page: its text, its steps, its file.

import { fields, prepareFields, showFields } from "./fields.js";
import { showInsight, showNextProblem, showProblems } from "./findings.js";
import { handles, prepareHandles, setHandle, showPlaces } from "./handles.js";
import { prepareLinks } from "./links.js";
import { matrix, prepareMatrix, refreshMatrix, setTiles, showMatrix, showTile } from "./matrix.js";
import { markSelection, outline, prepareOutline, showActions, showOutline } from "./outline.js";
import { $, element, page, send, sendInput, tell } from "./page.js";
import { showCommand } from "./playground.js";

export const bench = {
  name: "", text: "", revision: -1, selection: "", problems: [], findings: [], errorCount: 0, longestText: Infinity, isSaved: true, isReadable: true, undo: null, redo: null, hasFile: false,
};

/** Puts the panels around the view, which samples do not have. */
function prepareWorkbench() {
  const parts = $("panels").content.cloneNode(true);
  const part = (id) => parts.getElementById(id);
  const main = document.querySelector("main");
  document.head.append(parts.querySelector("link"));
  $("title").after(part("bench-bar"));
  main.before(part("tabs"), part("notice"));
  $("samples").after(part("tree-panel"));
  $("frame").append(part("handles"), part("handle-value"));
  $("time").before(part("matrix"));
  document.querySelector("aside").prepend(part("fields"), part("why"), part("findings"));
  for (const details of document.querySelectorAll("aside details")) details.open = details.id === "why";
  main.append(part("source-panel"));
  document.body.append(part("file"), part("link-dialog"));
  for (const button of $("tabs").children) button.onclick = () => showTab(button.dataset.tab);
  showTab("middle");
  prepareOutline();
  prepareFields();
  prepareHandles();
  prepareMatrix();
  prepareLinks();
  prepareSource();
  prepareCommands();
  page.receivePanel = receivePanel;
}

/** Shows the panels, also when a document follows a sample. */
export function enterWorkbench() {
  if (!$("bench-bar")) prepareWorkbench();
  document.body.classList.add("workbench");
  send({ type: "panels" });
  askLater();
}

function isWorkbench() { return document.body.classList.contains("workbench"); }

// Messages.

function receivePanel(message) {
  switch (message.type) {
    case "fieldCatalogue":
      fields.catalogue = message.catalogue;
      showFields.shown = null;
      bench.longestText = message.longestText;
      setTiles(message.tiles);
      return true;
    case "tile": showTile(message); return true;
    case "document": showDocument(message); return true;
    case "outline":
      outline.rows = message.rows;
      showPanel("outline", showOutline);
      return true;
    case "fields":
      bench.selection = message.path;
      // What the fields say is known before it is shown.
      if (setHandle.isWaiting) fields.message = message;
      showPanel("fields", () => {
        markSelection();
        if (fields.catalogue) showFields(message);
      });
      return true;
    case "places": showPlaces(message); return true;
    case "insight": showInsight(message); return true;
    case "actions": showActions(message); return true;
    case "problems": showProblems(message); return true;
  }
  return false;
}

/** Shows a panel; while a handle is dragged ten times a second at most, so that the picture comes first. */
function showPanel(name, show) {
  const panel = showPanel[name] ??= { time: -Infinity, timer: null };
  clearTimeout(panel.timer);
  const now = () => { panel.time = performance.now(); show(); };
  const rest = setHandle.isWaiting ? panel.time + 100 - performance.now() : 0;
  if (rest <= 0) return now();
  panel.timer = setTimeout(now, rest);
}

/** Sends operations as one step. */
export function edit(operations, label, { gesture, select } = {}) {
  const message = { type: "edit", operations, label, gesture, select };
  if (JSON.stringify(message).length > bench.longestText) return tell(`That is longer than a document, which has at most ${bench.longestText} bytes.`);
  sendInput(message);
}

export function select(path) {
  if (path === bench.selection && fields.message?.path === path) return;
  bench.selection = path;
  // Those of the selection before are not for this one.
  outline.actions = [];
  $("actions").inert = true;
  markSelection();
  send({ type: "select", path });
  askLater();
}

/** Asks for what takes longer, once nothing was edited for a while. */
export function askLater() {
  clearTimeout(askLater.timer);
  askLater.timer = setTimeout(() => {
    send({ type: "actions" });
    send({ type: "insight" });
  }, 100);
}

function showDocument(message) {
  // Changes of a session that has just begun are of a text that is still to come.
  if (message.text === undefined && bench.session !== page.sessions) return;
  // A session that has just begun does not know what was edited in the one before.
  const isRestarted = bench.session !== undefined && bench.session !== page.sessions && bench.revision > 0 && message.text !== undefined && message.text !== bench.text;
  bench.session = page.sessions;
  const { hasFile, name, isSaved } = bench;
  Object.assign(bench, {
    copyKey: `workbench:${message.copyKey}`, name: message.name, isSaved: message.isSaved, isReadable: message.isReadable, hasFile: message.hasFile, undo: message.undo, redo: message.redo,
  });
  if (isRestarted) {
    bench.revision = message.revision;
    const [mine, giveBack] = [bench.text, () => openText(bench.text, hasFile ? undefined : name)];
    // What ended two sessions one after the other is not given to a third unasked.
    if (bench.given !== mine) {
      bench.given = mine;
      return giveBack();
    }
    notice("The session has ended with this document before.", [
      ["Show it again", giveBack], ["Leave it", () => { bench.revision = -1; send({ type: "panels" }); }],
    ]);
    return;
  }
  if (message.text !== undefined) {
    if ($("source").value !== message.text) $("source").value = message.text;
    bench.text = message.text;
    bench.revision = message.revision;
    offerCopy(message);
  } else if (message.revision === bench.revision + 1) {
    applySplices(message.splices);
    bench.revision = message.revision;
  } else if (message.revision > bench.revision) {
    send({ type: "panels" });
  }
  showNumbers();
  showStatus(message);
  if (message.splices.length) {
    bench.given = undefined;
    askLater();
    refreshMatrix();
  }
  if (message.splices.length || bench.isSaved !== isSaved) keepCopy();
}

/** Changes the text as the session did; what is typed here is there already. */
function applySplices(splices) {
  const source = $("source");
  for (const { start, end, text } of splices) {
    bench.text = bench.text.slice(0, start) + text + bench.text.slice(end);
    source.setRangeText(text, start, end, "preserve");
  }
}

function showStatus(message) {
  document.title = `${bench.isSaved ? "" : "● "}${bench.name} – Workbench`;
  $("title").textContent = `${bench.name}${bench.isSaved ? "" : " ●"}`;
  $("title").ariaLabel = `${bench.name}${bench.isSaved ? "" : ", not saved"}`;
  for (const [id, step] of [["undo", bench.undo], ["redo", bench.redo]]) {
    const word = id === "undo" ? "Undo" : "Redo";
    $(id).disabled = step === undefined || step === null;
    $(id).title = step ? `${word} ${step}` : `Nothing to ${id}`;
    $(id).ariaLabel = $(id).title;
  }
  $("save").title = bench.hasFile ? "Saves the file" : "Downloads the document";
  document.body.classList.toggle("unreadable", !bench.isReadable);
  if (message.label) say(message.label);
  if (message.isFileChanged) {
    notice("The file has changed on disk, and there are changes here.", [["Take the file", () => send({ type: "takeFile" })], ["Keep mine", () => send({ type: "keepFile" })]]);
  } else if (bench.noticeIsOfFile) {
    notice(null);
  }
  bench.noticeIsOfFile = message.isFileChanged;
}

/** Says what was done, at most once a second; the last of several counts. */
export function say(text) {
  say.text = text;
  if (say.timer) return;
  $("status").textContent = text;
  say.timer = setTimeout(() => {
    say.timer = null;
    if (say.text !== text) say(say.text);
  }, 1000);
}

function notice(text, choices = []) {
  $("notice").hidden = !text;
  $("notice").replaceChildren(element("p", text), ...choices.map(([label, act]) => {
    const button = element("button", label);
    button.type = "button";
    button.onclick = () => { notice(null); act(); };
    return button;
  }));
}

// The source.

export function lineHeight() { return parseFloat(getComputedStyle($("source")).lineHeight); }

export function showNumbers() {
  const count = bench.text.split("\n").length;
  const marked = new Set(bench.problems.map(({ line }) => line));
  const key = `${count} ${[...marked].join()}`;
  if (showNumbers.key === key) return;
  showNumbers.key = key;
  $("numbers").replaceChildren(...Array.from({ length: count }, (_, index) => {
    const line = element("span", `${index + 1}\n`);
    if (marked.has(index + 1)) line.className = "marked";
    return line;
  }));
  $("numbers").scrollTop = $("source").scrollTop;
}

/** The change from one text to another: what is between their common beginning and end. */
function change(before, after) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const isHalf = (text, index) => index > 0 && index < text.length && (text.charCodeAt(index) & 0xfc00) === 0xdc00;
  if (isHalf(before, start) || isHalf(after, start)) start -= 1;
  if (isHalf(before, before.length - end) || isHalf(after, after.length - end)) end -= 1;
  return { start, end: before.length - end, text: after.slice(start, after.length - end) };
}

function prepareSource() {
  const source = $("source");
  source.addEventListener("input", () => {
    const splice = change(bench.text, source.value);
    if (splice.start === splice.end && splice.text === "") return;
    if (splice.text.length > 4000) return openText(source.value);
    const revision = bench.revision;
    bench.text = source.value;
    // The session's answer has this revision, and nothing more to change here.
    bench.revision += 1;
    sendInput({ type: "source", revision, ...splice });
    askLater();
    keepCopy();
  });
  // The caret selects what it is in.
  for (const type of ["click", "keyup"]) source.addEventListener(type, (event) => {
    if (type === "keyup" && !event.key.startsWith("Arrow")) return;
    if (bench.isReadable || bench.problems.length === 0) send({ type: "selectUnit", unit: source.selectionStart });
  });
  source.addEventListener("scroll", () => { $("numbers").scrollTop = source.scrollTop; });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", async (event) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) openFile(file);
  });
}

// Files.

async function openFile(file) {
  if (file.size > bench.longestText) return tell(`'${file.name}' has ${file.size} bytes; a document has at most ${bench.longestText}.`);
  openText(await file.text(), file.name.replace(/\.json5?$/, "").replace(/\.layout$/, ""));
}

/** Shows a text: of another document by its name, of the one that is there without. */
export function openText(text, name) { sendInput({ type: "openDocument", text, name }); }

async function save() {
  // What is shown is not yet in a session that has just begun.
  if (bench.session !== page.sessions) return say("The session is starting again.");
  if (bench.hasFile) return send({ type: "save" });
  download(new Blob([bench.text], { type: "application/json" }), `${bench.name}.layout.json`);
}

function download(blob, name) {
  const link = element("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function copyFile(format, button) {
  const response = await fetch(`file?format=${format}&token=${encodeURIComponent(page.token)}`);
  const text = await response.text();
  if (!response.ok) return tell(text);
  bench.copied = text;
  try {
    await navigator.clipboard.writeText(text);
    say(`Copied ${text.split("\n").length - 1} lines`);
  } catch {
    // The browser does not let the page: the text is there to be selected.
    showCommand({ text, note: null });
    $("command").closest("details").open = true;
  }
  const label = button.textContent;
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = label; }, 1500);
}

/** Keeps the text in this browser until it is saved. */
function keepCopy() {
  clearTimeout(keepCopy.timer);
  keepCopy.timer = setTimeout(() => {
    try {
      if (bench.isSaved) localStorage.removeItem(bench.copyKey);
      else localStorage.setItem(bench.copyKey, bench.text);
    } catch { /* A browser that keeps nothing. */ }
  }, 500);
}

/** Offers the copy of this browser, where the session has never seen it. */
function offerCopy(message) {
  if (message.revision !== 0 || bench.wasOffered) return;
  bench.wasOffered = true;
  const key = bench.copyKey;
  let copy = null;
  try { copy = localStorage.getItem(key); } catch { /* A browser that keeps nothing. */ }
  if (copy === null || copy === message.text) return;
  notice("This browser has a copy that was not saved.", [
    ["Take the copy", () => openText(copy)], ["Drop it", () => localStorage.removeItem(key)],
  ]);
}

// Commands.

export function showTab(id) {
  document.body.dataset.tab = id;
  for (const button of $("tabs").children) button.ariaPressed = String(button.dataset.tab === id);
}

const regions = ["tree", "view", "fields", "source"];

/** Goes to the next part of the page. */
function showNextRegion(step) {
  const places = regions.map((id) => id === "tree" ? $("tree").querySelector("[tabindex='0']") : id === "fields" ? $("fields").querySelector("input, select, button") : $(id));
  const current = regions.findIndex((id) => $(id).contains(document.activeElement));
  const next = (current + step + regions.length) % regions.length;
  showTab({ view: "middle" }[regions[next]] ?? regions[next]);
  places[next]?.focus();
}

function prepareCommands() {
  $("undo").onclick = () => sendInput({ type: "undo" });
  $("redo").onclick = () => sendInput({ type: "redo" });
  $("save").onclick = save;
  $("open-file").onclick = () => $("file").click();
  $("file").onchange = () => { if ($("file").files[0]) openFile($("file").files[0]); $("file").value = ""; };
  $("copy-swift").onclick = () => copyFile("swift", $("copy-swift"));
  $("copy-swift-file").onclick = () => copyFile("swift-file", $("copy-swift-file"));
  $("copy-json").onclick = () => copyFile("canonical", $("copy-json"));
  $("problem-count").onclick = showNextProblem;
  addEventListener("beforeunload", (event) => { if (!bench.isSaved && bench.undo) event.preventDefault(); });
  document.addEventListener("keydown", (event) => {
    if (!isWorkbench()) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      const command = { z: event.shiftKey ? "redo" : "undo", y: "redo", s: "save", o: "open-file" }[key];
      if (!command) return;
      event.preventDefault();
      $(command).click();
    } else if (event.key === "F6") {
      event.preventDefault();
      showNextRegion(event.shiftKey ? -1 : 1);
    } else if (event.key === "Escape" && handles.drag) {
      handles.drag.cancel();
    } else if (event.key === "Escape" && !$("tree").contains(document.activeElement) && document.activeElement !== $("view")) {
      $("tree").querySelector("[tabindex='0']")?.focus();
    } else if (["e", "m"].includes(event.key) && !event.altKey && !event.target.closest("input:not([type=checkbox]), select, textarea")) {
      if (event.key === "e") showNextProblem();
      else showMatrix(!matrix.isShown);
    }
  }, true);
}
