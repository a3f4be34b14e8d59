// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// The tree of a document: what it holds, what is selected, and what can be done there.

import { counted, isWithin } from "./findings.js";
import { $, element } from "./page.js";
import { bench, edit, say, select } from "./workbench.js";

export const outline = { rows: [], closed: new Set(), invalid: new Set(), actions: [] };

/** The rows that no closed row holds, each with its place among its siblings. */
function visibleRows() {
  const rows = [];
  let hiddenBelow = Infinity;
  outline.rows.forEach((row, index) => {
    if (row.level > hiddenBelow) return;
    hiddenBelow = outline.closed.has(row.path) ? row.level : Infinity;
    rows.push({ ...row, hasRows: outline.rows[index + 1]?.level > row.level });
  });
  return rows;
}

function siblings(index) {
  const { level } = outline.rows[index];
  let [first, last] = [index, index];
  while (first > 0 && outline.rows[first - 1].level >= level) first -= 1;
  while (last + 1 < outline.rows.length && outline.rows[last + 1].level >= level) last += 1;
  return outline.rows.slice(first, last + 1).filter((row) => row.level === level);
}

export function showOutline() {
  const rows = visibleRows();
  const places = bench.findings.map(({ path }) => nearestRow(path));
  // An edit of a number changes the details of a row: all rows made anew took 4 ms of each picture of a drag.
  const shape = JSON.stringify([
    rows.map(({ detail, ...row }) => [row, outline.closed.has(row.path)]), [...outline.invalid], places, bench.findings.map(({ reason }) => reason),
  ]);
  if (shape === showOutline.shape) {
    rows.forEach(({ detail }, index) => {
      const text = $("tree").children[index].querySelector(".quiet");
      if (text.textContent !== detail) text.textContent = detail;
    });
    return markSelection();
  }
  showOutline.shape = shape;
  markSelection.shown = null;
  const hadFocus = $("tree").contains(document.activeElement);
  $("tree").replaceChildren(...rows.map((row) => {
    const item = element("li");
    const index = outline.rows.findIndex(({ path }) => path === row.path);
    const peers = siblings(index);
    item.role = "treeitem";
    item.dataset.path = row.path;
    item.tabIndex = -1;
    item.style.paddingLeft = `${row.level * 14 - 10}px`;
    item.ariaLevel = row.level;
    item.ariaSetSize = peers.length;
    item.ariaPosInSet = peers.findIndex(({ path }) => path === row.path) + 1;
    if (row.hasRows) item.ariaExpanded = String(!outline.closed.has(row.path));
    const twist = element("span", row.hasRows ? (outline.closed.has(row.path) ? "▸" : "▾") : "");
    twist.className = "twist";
    twist.ariaHidden = "true";
    twist.onclick = (event) => { event.stopPropagation(); toggleRow(row.path); };
    const detail = element("span", row.detail);
    detail.className = "quiet";
    item.append(twist, element("span", row.title), " ", detail);
    if ([...outline.invalid].some((path) => path.startsWith(row.path))) {
      item.ariaInvalid = "true";
      item.classList.add("invalid");
    }
    const found = bench.findings.filter((_, index) => places[index] === row.path);
    if (found.length) {
      const mark = element("span", "⚠");
      mark.className = "mark";
      mark.title = found.map(({ reason }) => reason).join("\n");
      mark.role = "img";
      mark.ariaLabel = counted(found.length, "finding");
      item.append(mark);
    }
    item.onclick = () => { select(row.path); item.focus(); };
    return item;
  }));
  markSelection();
  if (hadFocus) $("tree").querySelector("[tabindex='0']")?.focus();
}

/** The path of the innermost row around a path. */
export function nearestRow(path) {
  let nearest = null;
  for (const row of outline.rows) {
    if (isWithin(path, row.path) && (nearest === null || row.path.length > nearest.length)) nearest = row.path;
  }
  return nearest;
}

export function markSelection() {
  // To look where a row is lays out the whole page.
  if (markSelection.shown === bench.selection) return;
  markSelection.shown = bench.selection;
  let current = null;
  for (const item of $("tree").children) {
    const isSelected = item.dataset.path === bench.selection;
    item.ariaSelected = String(isSelected);
    item.tabIndex = isSelected ? 0 : -1;
    if (isSelected) current = item;
  }
  if (!current && $("tree").firstChild) $("tree").firstChild.tabIndex = 0;
  current?.scrollIntoView({ block: "nearest" });
}

function toggleRow(path) {
  if (!outline.closed.delete(path)) outline.closed.add(path);
  showOutline();
}

// Actions.

export function showActions(message) {
  outline.actions = message.path === bench.selection ? message.actions : [];
  $("actions").inert = false;
  $("actions").replaceChildren(...outline.actions.map((action) => {
    const button = element("button", action.label);
    button.type = "button";
    button.dataset.action = action.name;
    if (action.refusal) {
      // It keeps the focus, so that the reason can be read.
      button.ariaDisabled = "true";
      button.title = action.refusal;
      button.ariaDescription = action.refusal;
    }
    button.onclick = () => carryOut(action);
    return button;
  }));
}

function carryOut(action) {
  if (!action) return;
  if (action.refusal) return say(action.refusal);
  edit(action.operations, action.label, { select: action.select });
}

const actionKeys = {
  Delete: ["remove"], ArrowUp: ["moveUp"], ArrowDown: ["moveDown"], ArrowRight: ["moveInto"], ArrowLeft: ["moveOut"], d: ["duplicate"],
};

export function prepareOutline() {
  $("tree").addEventListener("keydown", (event) => {
    const action = outline.actions.find(({ name }) => actionKeys[event.key]?.includes(name));
    const isAction = event.key === "Delete" || event.altKey || (event.key === "d" && (event.ctrlKey || event.metaKey));
    if (isAction && actionKeys[event.key]) {
      event.preventDefault();
      return carryOut(action);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = [...$("tree").children];
    const index = items.indexOf(document.activeElement);
    const item = items[index];
    if (!item) return;
    const isOpen = item.ariaExpanded === "true";
    const steps = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 };
    if (event.key in steps) go(items[steps[event.key]]);
    else if (event.key === "ArrowRight" && item.ariaExpanded === "false") toggleRow(item.dataset.path);
    else if (event.key === "ArrowRight" && isOpen) go(items[index + 1]);
    else if (event.key === "ArrowLeft" && isOpen) toggleRow(item.dataset.path);
    else if (event.key === "ArrowLeft") go(items.slice(0, index).findLast((other) => Number(other.ariaLevel) < Number(item.ariaLevel)));
    else if (event.key === "Enter") $("fields").querySelector("input, select, button")?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

function go(item) {
  if (!item) return;
  item.focus();
  select(item.dataset.path);
}
