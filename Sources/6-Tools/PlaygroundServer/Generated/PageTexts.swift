// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/6-Tools/PlaygroundServer/Page: edit what is there, and run
// .ci/lint --record pages
// swift-format-ignore-file

/// The files of the page, byte for byte.
enum PageTexts {
  /// All of them, by name.
  static let all: [(name: String, text: String)] = [
    ("document.css", documentCSS),
    ("fields.js", fieldsJS),
    ("findings.js", findingsJS),
    ("frames.js", framesJS),
    ("handles.js", handlesJS),
    ("input.js", inputJS),
    ("links.js", linksJS),
    ("matrix.js", matrixJS),
    ("outline.js", outlineJS),
    ("page.js", pageJS),
    ("playground.css", playgroundCSS),
    ("playground.html", playgroundHTML),
    ("playground.js", playgroundJS),
    ("starts.js", startsJS),
    ("view.js", viewJS),
    ("workbench.js", workbenchJS),
  ]

  /// `document.css`.
  static let documentCSS = #"""
/* Copyright 2026 the OpenCollectionView authors. SPDX-License-Identifier: MIT */

/* A document: the tree and the fields beside the view, the source below. */
:root { --found: #8a5300; }
@media (prefers-color-scheme: dark) { :root { --found: #ffb454; } }
.workbench { height: 100%; }
body:not(.workbench) :is(#bench-bar, #tree-panel, #fields, #why, #findings, #source-panel, #handles, #tabs, #notice, #matrix) { display: none; }
.workbench #summary, .workbench #edit-document { display: none; }
/* The samples lie over the tree while they are asked for. */
.workbench #samples { display: none; }
.workbench #samples.open { position: absolute; z-index: 5; display: flex; width: 260px; height: calc(100% - 60px); max-height: none; box-shadow: 0 6px 24px rgb(0 0 0 / 0.3); }
.workbench .bar #menu { display: none; }
.workbench:not(.single) .bar #menu { display: inline-block; }
.workbench .bar { flex-wrap: nowrap; align-items: center; padding: 6px 12px; }
.workbench h1 { overflow: hidden; text-overflow: ellipsis; }
#bench-bar { display: flex; flex: 1; align-items: center; gap: 6px; min-width: 0; overflow-x: auto; }
#bench-bar button { white-space: nowrap; }
#bench-bar button:disabled { opacity: 0.45; cursor: default; }
#problem-count { position: sticky; right: 0; flex: none; margin-left: auto; box-shadow: -8px 0 6px var(--side); border-color: var(--failed); color: var(--failed); }
#problem-count.mild { border-color: var(--found); color: var(--found); }
#notice { display: flex; align-items: center; gap: 8px; padding: 6px 12px; background: var(--selected); }
#notice p { flex: 1; }
#tabs { display: none; }

.workbench main {
  grid-template: minmax(0, 1fr) minmax(90px, 30%) / minmax(150px, 220px) minmax(0, 1fr) minmax(210px, 290px);
  display: grid;
}
.workbench #middle { grid-area: 1 / 2; }
.workbench aside { grid-area: 1 / 3; overflow-y: auto; border-left: 1px solid var(--line); }
#tree-panel { grid-area: 1 / 1; display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); background: var(--side); }
#source-panel { grid-area: 2 / 1 / 3 / 4; }
.workbench #space { padding: 12px 18px 18px; overflow: hidden; }
.workbench #time { padding: 4px 10px; }
.workbench.unreadable #frame { opacity: 0.4; filter: grayscale(1); }
.workbench.unreadable #tree, .workbench.unreadable #actions, .workbench.unreadable #fields { opacity: 0.6; }

/* The tree. */
#tree { flex: 1; min-height: 0; overflow: auto; padding: 6px; }
#tree li { display: flex; align-items: center; gap: 5px; min-height: 26px; padding: 2px 6px; border-radius: 6px; white-space: nowrap; cursor: default; }
#tree li > .quiet { overflow: hidden; text-overflow: ellipsis; }
#tree li:hover { background: var(--desk); }
#tree li[aria-selected=true] { background: var(--selected); }
#tree li.invalid > span:nth-child(2) { color: var(--failed); text-decoration: underline wavy; }
#tree .mark { flex: none; margin-left: auto; color: var(--found); }
#tree .twist { flex: none; width: 24px; margin-left: -6px; text-align: center; color: var(--quiet); cursor: pointer; }
#actions { display: flex; flex-wrap: wrap; gap: 4px; max-height: 45%; overflow-y: auto; padding: 6px; border-top: 1px solid var(--line); }
#actions button { min-height: 26px; padding: 1px 7px; font-size: 12px; }
#actions button[aria-disabled=true] { opacity: 0.5; cursor: not-allowed; }
#actions:empty { display: none; }

/* The fields. */
#fields { padding: 8px 12px 12px; border-bottom: 1px solid var(--line); }
#fields h2 { font-size: 14px; }
#fields .path { font-size: 12px; overflow-wrap: anywhere; margin-bottom: 6px; }
.field { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 2px 4px; padding: 3px 0; }
.field > .name { grid-column: 1 / 3; font-size: 12px; color: var(--quiet); overflow-wrap: anywhere; }
.field > :is(input, select, textarea, .parts, .nested, .standard) { grid-column: 1; min-width: 0; }
.field input[type=text], .field textarea { width: 100%; min-width: 0; min-height: 28px; padding: 2px 8px; border: 1px solid var(--line); border-radius: 8px; background: var(--field); color: inherit; font: inherit; }
.field input[type=checkbox] { width: 24px; height: 24px; margin: 0; justify-self: start; accent-color: var(--accent); }
.field select { width: 100%; min-width: 0; min-height: 28px; padding: 2px 4px; }
.field textarea { font: 12px/1.4 ui-monospace, "DejaVu Sans Mono", monospace; resize: vertical; }
.field .standard { min-height: 26px; padding: 1px 8px; border-style: dashed; color: var(--quiet); text-align: left; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.field .reset { grid-column: 2; min-width: 26px; min-height: 26px; padding: 0; border: 0; background: none; color: var(--quiet); }
.field > .help { display: none; grid-column: 1 / 3; font-size: 12px; }
.field:focus-within > .help { display: block; }
.field .nested .field:focus-within ~ .help { display: none; }
.field > .problem { grid-column: 1 / 3; color: var(--failed); font-size: 12px; }
.field.invalid > .name { color: var(--failed); }
.finding { grid-column: 1 / 3; margin: 2px 0; padding: 4px 8px; border-left: 3px solid var(--found); background: var(--page); font-size: 12px; overflow-wrap: anywhere; }
.finding p:first-child::before { content: "⚠ "; color: var(--found); }
.repair { min-height: 26px; margin-top: 3px; padding: 1px 10px; font-size: 12px; }
.parts { display: flex; flex-wrap: wrap; gap: 4px; }
.parts > * { flex: 1 1 60px; }
.parts > .check { flex: 0 1 auto; }
.nested { padding-left: 10px; border-left: 2px solid var(--line); }
.parts > .nested { flex-basis: 100%; }

#why pre > * { display: block; }
#why pre button { width: 100%; min-height: 0; padding: 0; border: 0; border-radius: 3px; background: none; font: inherit; text-align: left; white-space: pre-wrap; }
#why pre button:hover { background: var(--selected); }
#why pre { padding: 8px; max-height: 220px; overflow: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--page); white-space: pre-wrap; overflow-wrap: anywhere; }
#findings li { padding: 4px 0; }
#findings li > p { color: var(--quiet); }
#findings .where { min-height: 26px; padding: 0; border: 0; background: none; color: inherit; font-weight: 600; text-align: left; }
#findings .where:hover { color: var(--accent); }
#link-dialog form { display: grid; gap: 8px; width: min(420px, 80vw); }
#link-dialog [role=alert] { color: var(--failed); }

/* The source. */
#source-panel { display: grid; grid-template: minmax(0, 1fr) auto / auto minmax(0, 1fr); min-height: 0; border-top: 1px solid var(--line); background: var(--page); }
#numbers, #source { margin: 0; padding: 6px 8px; border: 0; font: 12px/18px ui-monospace, "SF Mono", "JetBrains Mono", Menlo, "DejaVu Sans Mono", monospace; tab-size: 2; }
#numbers { overflow: hidden; color: var(--quiet); text-align: right; user-select: none; -webkit-user-select: none; background: var(--side); }
#numbers .marked { color: var(--page); background: var(--failed); }
#source { resize: none; overflow: auto; background: var(--page); color: var(--text); }
#source:focus-visible { outline-offset: -2px; }
#problems { grid-column: 1 / 3; max-height: 90px; overflow-y: auto; border-top: 1px solid var(--line); }
#problems:empty { display: none; }
#problems button { display: block; width: 100%; min-height: 26px; padding: 2px 10px; border: 0; border-radius: 0; background: none; text-align: left; overflow-wrap: anywhere; }
#problems .error { color: var(--failed); }

/* The handles: lines with a target of 24 pixels. */
#handles { position: absolute; inset: 0; pointer-events: none; }
#handles .selection { position: absolute; border: 2px solid var(--outline); border-radius: 2px; }
.handle { position: absolute; pointer-events: auto; touch-action: none; }
.handle.across { cursor: ew-resize; }
.handle.down { cursor: ns-resize; }
.handle::after { content: ""; position: absolute; inset: 0; margin: auto; border: 1.5px solid #fff; border-radius: 4px; background: var(--outline); }
.handle.across::after { width: 8px; height: min(28px, 60%); }
.handle.down::after { width: min(28px, 60%); height: 8px; }
.handle.inset::after { background: var(--accent); opacity: 0.85; }
.handle.gap::after { background: var(--found); }
.handle.anchor::after { border-radius: 50%; background: var(--accent); }
.handle.inset.across::after { width: 5px; }
.handle.inset.down::after { height: 5px; }
.handle:focus-visible { outline-offset: -4px; }
#handle-value { position: absolute; left: 50%; bottom: 8px; translate: -50%; padding: 2px 8px; border-radius: 6px; background: var(--text); color: var(--page); font-size: 12px; line-height: 1.5; white-space: nowrap; pointer-events: none; }

/* The matrix: small pictures below the view. */
#matrix { display: flex; flex: none; gap: 8px; padding: 8px 12px; overflow-x: auto; border-top: 1px solid var(--line); background: var(--side); }
.tile { display: flex; flex: none; flex-direction: column; align-items: center; justify-content: flex-end; gap: 3px; min-width: 64px; padding: 5px 7px 3px; font-size: 12px; }
.tile img { width: auto; height: clamp(60px, 14vh, 120px); border: 1px solid var(--line); border-radius: 3px; background: var(--desk); }
.tile img:not([src]) { width: 40px; visibility: hidden; }

/* Tight: all buttons of the bar are seen. */
@media (max-width: 1000px) {
  #bench-bar { gap: 4px; }
  .workbench .bar button { padding: 3px 7px; font-size: 13px; }
}

/* Narrow: one panel at a time. */
@media (max-width: 640px) {
  .workbench #tabs { display: flex; gap: 4px; padding: 4px 8px; border-bottom: 1px solid var(--line); background: var(--side); }
  #tabs button { flex: 1; padding: 3px; }
  .workbench .bar { flex-wrap: wrap; }
  #bench-bar { order: 3; flex-basis: 100%; }
  .workbench main { display: flex; flex-direction: column; }
  .workbench main > * { flex: 1; border: 0; }
  body[data-tab]:not([data-tab=tree]) #tree-panel, body[data-tab]:not([data-tab=middle]) #middle,
  body[data-tab]:not([data-tab=fields]) aside, body[data-tab]:not([data-tab=source]) #source-panel { display: none; }
}

"""#

  /// `fields.js`.
  static let fieldsJS = ##"""
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// The fields of what is selected, made of the table of keys.

import { showFieldProblems } from "./findings.js";
import { outline } from "./outline.js";
import { $, element, option } from "./page.js";
import { edit, say } from "./workbench.js";

export const fields = { catalogue: null, message: null };

/** Leads from a name to the form that it stands for. */
function resolveForm(form) {
  return form.type === "form" ? resolveForm(fields.catalogue.forms[form.name]) : form;
}

function keysOf(form) { return fields.catalogue.objects[form.name] ?? []; }

export function isObject(value) { return value !== null && typeof value === "object" && !Array.isArray(value); }

/** Says whether a value is of a form, as far as its kind says. */
function fits(form, value) {
  form = resolveForm(form);
  switch (form.type) {
    case "boolean": return typeof value === "boolean";
    case "number": return typeof value === "number";
    case "text": return typeof value === "string" && (!form.isColor || value.startsWith("#"));
    case "choice": return form.names.includes(value);
    case "constant": return value === form.value;
    case "list": return Array.isArray(value);
    case "tuple": return Array.isArray(value) && value.length === form.of.length;
    case "single": return isObject(value) && form.key in value;
    case "any": return form.of.some((one) => fits(one, value));
    default: return isObject(value);
  }
}

/** The name of one of several forms. */
function formTitle(form) {
  const resolved = resolveForm(form);
  switch (resolved.type) {
    case "single": return resolved.key;
    case "number": return resolved.unit === "none" ? "number" : resolved.unit;
    case "choice": return resolved.names.length === 1 ? resolved.names[0] : "by name";
    case "text": return resolved.isColor ? "#RRGGBB" : "text";
    case "tuple": return "size";
    case "object": return { directionalInsets: "by edge", dynamicColor: "light and dark", dataItem: "object" }[resolved.name] ?? resolved.name;
    case "any": return "one for all";
    default: return resolved.type;
  }
}

/** The value that a form begins with, near the one that there is. */
function firstValue(form, old) {
  form = resolveForm(form);
  const number = typeof old === "number" ? old : isObject(old) ? Object.values(old).find((value) => typeof value === "number") : undefined;
  switch (form.type) {
    case "boolean": return true;
    case "number":
      if (number !== undefined && number >= form.least && number <= form.most && (form.unit !== "share" || number <= 1) && (form.unit !== "points" || number > 1)) return number;
      return form.unit === "share" ? 1 : Math.min(Math.max(form.unit === "points" ? 44 : 1, form.least), form.most);
    case "text": return form.isColor ? "#336699" : "";
    case "choice": return form.names[0];
    case "constant": return form.value;
    case "list": return [];
    case "tuple": return form.of.map((one) => firstValue(one, old));
    case "single": return { [form.key]: form.of.type === "list" ? [old ?? firstValue(form.of.of)] : firstValue(form.of, old) };
    case "any": return firstValue(form.of[0], old);
    case "object": {
      const keys = keysOf(form);
      const needed = keys.filter((key) => key.isRequired);
      return Object.fromEntries((needed.length ? needed : keys.slice(0, 1)).map((key) => [key.name, firstValue(key.form, old)]));
    }
    default: return {};
  }
}

// Controls. Each is given its value and a function that takes a new one.

function control(form, value, commit, label) {
  form = resolveForm(form);
  const make = controls[form.type] ?? controls.json;
  return make(form, value, commit, label);
}

const controls = {
  boolean(form, value, commit, label) {
    const box = input("checkbox", label);
    box.checked = value === true;
    box.onchange = () => commit(box.checked);
    return box;
  },

  number(form, value, commit, label) {
    const field = input("text", label);
    field.inputMode = "decimal";
    field.value = typeof value === "number" ? String(value) : "";
    field.title = form.unit === "none" ? "" : form.unit;
    const gesture = typing();
    const take = (number) => {
      if (!Number.isFinite(number)) return;
      commit(form.isWhole ? Math.round(number) : Math.round(number * 1e4) / 1e4, gesture());
    };
    field.oninput = () => { if (field.value.trim() !== "") take(Number(field.value)); };
    field.onkeydown = (event) => {
      const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!direction) return;
      event.preventDefault();
      const step = form.step * (event.shiftKey ? 10 : event.altKey && !form.isWhole ? 0.1 : 1);
      const number = Math.min(Math.max((Number(field.value) || 0) + direction * step, form.least), form.most);
      field.value = String(Math.round(number * 1e4) / 1e4);
      take(Number(field.value));
    };
    return field;
  },

  text(form, value, commit, label) {
    const field = input("text", label);
    field.value = typeof value === "string" ? value : "";
    field.maxLength = form.most;
    const gesture = typing();
    // A colour is one when all of its digits are there.
    if (form.isColor) field.onchange = () => commit(field.value);
    else field.oninput = () => commit(field.value, gesture());
    return field;
  },

  choice(form, value, commit, label) {
    const field = document.createElement("select");
    field.ariaLabel = label;
    field.append(...form.names.map((name) => option(name)));
    field.value = form.names.includes(value) ? value : form.names[0];
    field.onchange = () => commit(field.value);
    return field;
  },

  constant(form) { return element("span", String(form.value)); },

  tuple(form, value, commit, label) {
    const parts = Array.isArray(value) ? value : firstValue(form);
    return row(form.of.map((one, index) => control(one, parts[index], (part, gesture) => {
      commit(parts.map((old, other) => other === index ? part : old), gesture);
    }, `${label}, ${form.of.length === 2 ? ["first", "second"][index] : index + 1}`)));
  },

  single(form, value, commit, label) {
    return control(form.of, value?.[form.key], (part, gesture) => commit({ [form.key]: part }, gesture), label);
  },

  any(form, value, commit, label) {
    const kinds = form.of.filter((one) => fits(one, value));
    const current = kinds.find((one) => resolveForm(one).type === "single") ?? kinds[0] ?? form.of[0];
    const kind = document.createElement("select");
    kind.ariaLabel = `kind of ${label}`;
    kind.append(...form.of.map((one, index) => option(String(index), formTitle(one))));
    kind.value = String(form.of.indexOf(current));
    kind.onchange = () => commit(firstValue(form.of[Number(kind.value)], value));
    const isOneWord = resolveForm(current).type === "choice" && resolveForm(current).names.length === 1;
    return row(isOneWord ? [kind] : [kind, control(current, value, commit, label)]);
  },

  list(form, value, commit, label) {
    const of = resolveForm(form.of);
    if (of.type !== "choice") return controls.json(form, value, commit, label);
    const names = Array.isArray(value) ? value : [];
    return row(of.names.map((name) => {
      const box = input("checkbox", `${label}: ${name}`);
      box.checked = names.includes(name);
      box.onchange = () => commit(of.names.filter((other) => other === name ? box.checked : names.includes(other)));
      const wrapper = element("label", null, [box, ` ${name}`]);
      wrapper.className = "check";
      return wrapper;
    }));
  },

  object(form, value, commit, label) {
    const group = element("div");
    group.role = "group";
    group.ariaLabel = label;
    group.className = "nested";
    group.append(...keysOf(form).map((key) => field(key, value?.[key.name], (part, gesture) => {
      const next = { ...value };
      if (part === undefined) delete next[key.name];
      else next[key.name] = part;
      commit(next, gesture);
    }, `${label} ${key.name}`)));
    return group;
  },

  /** What has no control of its own is edited as JSON. */
  json(form, value, commit, label) {
    const text = document.createElement("textarea");
    text.ariaLabel = `${label}, as JSON`;
    text.rows = 2;
    text.spellcheck = false;
    text.value = value === undefined ? "" : JSON.stringify(value);
    text.onchange = () => {
      try { commit(JSON.parse(text.value)); } catch { say(`${label} is not JSON.`); }
    };
    return text;
  },
};

function input(type, label) {
  const field = document.createElement("input");
  field.type = type;
  field.ariaLabel = label;
  field.autocomplete = "off";
  return field;
}

function row(children) {
  const result = element("span", null, children);
  result.className = "parts";
  return result;
}

/** Makes an identifier that no other page has. */
export function newGesture() { return crypto.randomUUID(); }

/** Gives what is typed in a field its gestures: it is one step while no pause is longer than a second. */
function typing() {
  let gesture = null;
  let last = -Infinity;
  return () => {
    if (performance.now() - last > 1000) gesture = newGesture();
    last = performance.now();
    return gesture;
  };
}

/** A key with its control, its help, and the button that takes it away. */
function field(key, value, commit, label = key.name) {
  const wrapper = element("div");
  wrapper.className = "field";
  wrapper.dataset.key = key.name;
  const name = element("span", key.name);
  name.className = "name";
  const help = element("p", key.help);
  help.className = "help quiet";
  help.id = `help-${label.replaceAll(/[^A-Za-z0-9]/g, "-")}`;
  if (value === undefined && !key.isRequired) {
    const button = element("button", key.standard === undefined ? "Set" : standardText(key.standard));
    button.type = "button";
    button.className = "standard";
    button.ariaLabel = `${label}: ${key.standard === undefined ? "not set" : `${standardText(key.standard)}, the default`}. Set it.`;
    button.onclick = () => {
      fields.focusKey = label;
      commit(isObject(key.standard) && Object.keys(key.standard).length === 0 ? firstValue(key.form) : key.standard ?? firstValue(key.form));
    };
    wrapper.append(name, button, help);
  } else {
    const shown = control(key.form, value, commit, label);
    wrapper.append(name, shown);
    if (!key.isRequired) {
      const reset = element("button", "×");
      reset.type = "button";
      reset.className = "reset";
      reset.title = `Remove ${label}`;
      reset.ariaLabel = reset.title;
      reset.onclick = () => commit(undefined);
      wrapper.append(reset);
    }
    wrapper.append(help);
  }
  for (const one of wrapper.querySelectorAll(":scope > input, :scope > select, :scope > button, :scope > .parts > input, :scope > .parts > select")) {
    one.setAttribute("aria-describedby", help.id);
  }
  return wrapper;
}

function standardText(value) { return typeof value === "string" ? value : JSON.stringify(value).replaceAll(",", ", "); }

export function joined(path, key) {
  return /^[\p{L}\p{N}_$-]+$/u.test(key) ? (path ? `${path}.${key}` : key) : `${path}[${JSON.stringify(key)}]`;
}

export function showFields(message) {
  const old = fields.message;
  fields.message = message;
  const isSame = old && old.path === message.path && old.object === message.object;
  // What is being typed stays as it is typed; what others have changed is shown once it is left.
  if (isSame && $("fields").contains(document.activeElement) && document.activeElement.matches("input[type=text], textarea")
    && sameKeys(old.value, message.value)) return;
  const focused = isSame ? focusedField() : null;
  const path = message.path;
  const row = outline.rows.find((row) => row.path === path);
  const title = path ? `${row?.title ?? path}` : "document";
  const commit = (key) => (value, gesture) => {
    const place = key === null ? path : joined(path, key);
    const old = key === null ? fields.message.value : fields.message.value[key];
    const operation = value === undefined ? { op: "remove", path: place } : narrowed(place, old, value);
    edit([operation], `${value === undefined ? "Reset" : "Set"} ${key ?? "item"}`, { gesture });
  };
  const keys = message.object ? keysOf({ name: message.object }).filter((key) => !key.isOutlined) : [];
  const shown = showFields.shown;
  showFields.shown = message;
  // Those whose values are new, among the fields that are there.
  if (message.object && shown?.path === path && shown.object === message.object) {
    $("fields").querySelector(":scope > h2").textContent = title;
    for (const key of keys) {
      if (JSON.stringify(shown.value[key.name]) === JSON.stringify(message.value[key.name])) continue;
      $("fields").querySelector(`:scope > [data-key="${CSS.escape(key.name)}"]`)?.replaceWith(field(key, message.value[key.name], commit(key.name)));
    }
    showFieldProblems();
    return giveFocus(focused);
  }
  const heading = element("h2", title);
  heading.title = path;
  const where = element("p", path || "the document");
  where.className = "quiet path";
  const parts = [heading, where];
  if (message.object) {
    for (const key of keys) parts.push(field(key, message.value[key.name], commit(key.name)));
  } else if (message.value !== undefined) {
    parts.push(field({ name: "title", help: "The title of the item.", isRequired: true, form: { type: "text", most: 10000 } }, message.value, commit(null)));
  } else {
    parts.push(element("p", "There is nothing at this path."));
  }
  $("fields").replaceChildren(...parts);
  showFieldProblems();
  giveFocus(focused);
}

/** Goes to the field that waits for the focus, or to the one that had it: the field itself may be another. */
function giveFocus(index) {
  if (fields.focusKey) return focusField();
  const focused = index === null ? null : $("fields").querySelectorAll("input, select, button, textarea")[index];
  if (focused !== document.activeElement) focused?.focus();
}

/** The operation that leads from a value to another and changes as little of the text as can be. */
function narrowed(path, old, value) {
  const isSame = (key) => JSON.stringify(old[key]) === JSON.stringify(value[key]);
  if (isObject(old) && isObject(value)) {
    const keys = [...new Set([...Object.keys(old), ...Object.keys(value)])].filter((key) => !isSame(key));
    if (keys.length === 1) {
      const place = joined(path, keys[0]);
      if (!(keys[0] in value)) return { op: "remove", path: place };
      return keys[0] in old ? narrowed(place, old[keys[0]], value[keys[0]]) : { op: "set", path: place, value: value[keys[0]] };
    }
  } else if (Array.isArray(old) && Array.isArray(value) && old.length === value.length) {
    const indices = [...value.keys()].filter((index) => !isSame(index));
    if (indices.length === 1) return narrowed(`${path}[${indices[0]}]`, old[indices[0]], value[indices[0]]);
  }
  return { op: "set", path, value };
}

/** Goes to the field whose key waits for it. */
export function focusField() {
  const key = fields.focusKey?.split(" ").at(-1);
  fields.focusKey = null;
  if (key) $("fields").querySelector(`[data-key="${CSS.escape(key)}"] :is(input, select, textarea, button)`)?.focus();
}

function focusedField() {
  if (!$("fields").contains(document.activeElement)) return null;
  return [...$("fields").querySelectorAll("input, select, button, textarea")].indexOf(document.activeElement);
}

function sameKeys(left, right) {
  if (!isObject(left) || !isObject(right)) return true;
  return Object.keys(left).join() === Object.keys(right).join();
}

export function prepareFields() {
  $("fields").addEventListener("focusout", (event) => {
    // What others have changed meanwhile is shown once a field is left.
    if (event.target.matches("input[type=text], textarea")) setTimeout(() => {
      // What was typed and is no value is in the field still.
      showFields.shown = null;
      if (fields.message && !document.activeElement?.matches?.("#fields input[type=text]")) showFields({ ...fields.message });
    });
  });
}

"""##

  /// `findings.js`.
  static let findingsJS = #"""
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// What is wrong or will be: problems of the text, findings of the layout, and why the selection is where it is.

import { fields, focusField, joined } from "./fields.js";
import { nearestRow, outline, showOutline } from "./outline.js";
import { $, element } from "./page.js";
import { bench, edit, lineHeight, say, select, showNumbers, showTab } from "./workbench.js";

/** Says whether a path is that of a value or of what it holds. */
export function isWithin(path, holder) {
  return holder === "" || path === holder || path.startsWith(`${holder}.`) || path.startsWith(`${holder}[`);
}

export function counted(count, word) { return `${count} ${word}${count === 1 ? "" : "s"}`; }

// Problems.

export function showProblems(message) {
  bench.problems = message.problems;
  bench.errorCount = message.errorCount;
  outline.invalid = new Set(message.problems.filter(({ severity, path }) => severity === "error" && path).map(({ path }) => path));
  $("problems").replaceChildren(...message.problems.map((problem, index) => {
    const button = element("button", `${problem.line}:${problem.column} ${problem.message}`);
    button.type = "button";
    button.className = problem.severity;
    button.onclick = () => showProblem(index);
    return element("li", null, [button]);
  }));
  showCounts();
  showNumbers();
  if (outline.rows.length) showOutline();
  if (fields.message && fields.catalogue) showFieldProblems();
}

/** Shows how much is wrong, and says it where it is another number. */
function showCounts() {
  const warnings = bench.problems.length - Math.min(bench.errorCount, bench.problems.length);
  const words = [];
  if (bench.errorCount) words.push(counted(bench.errorCount, "error"));
  if (warnings) words.push(counted(warnings, "warning"));
  if (bench.findings.length) words.push(counted(bench.findings.length, "finding"));
  const text = words.join(" · ");
  const button = $("problem-count");
  if (text && text !== button.textContent) say(words.join(", "));
  button.textContent = text;
  button.hidden = text === "";
  button.classList.toggle("mild", bench.errorCount === 0);
}

/** Selects what a problem is about, in the source and everywhere. */
function showProblem(index) {
  const problem = bench.problems[index];
  if (!problem) return;
  bench.problemIndex = index;
  showTab("source");
  const source = $("source");
  source.focus();
  source.setSelectionRange(problem.start, Math.max(problem.end, problem.start));
  source.scrollTop = Math.max((problem.line - 3) * lineHeight(), 0);
  if (problem.path && bench.isReadable) select(problem.path);
  say(problem.message);
}

/** Shows the next problem, and after the last one the findings. */
export function showNextProblem() {
  const count = bench.problems.length + bench.findings.length;
  if (count === 0) return;
  const next = ((bench.problemIndex ?? -1) + 1) % count;
  if (next < bench.problems.length) return showProblem(next);
  bench.problemIndex = next;
  showFinding(bench.findings[next - bench.problems.length]);
}

// Findings and the explanation, which are asked for when nothing was edited for a while.

export function showInsight({ explanation, findings }) {
  $("why").hidden = !explanation;
  $("why").querySelector("pre").replaceChildren(...(explanation ?? []).map(({ text, path }) => {
    const line = element(path === undefined ? "span" : "button", text);
    if (path !== undefined) {
      line.type = "button";
      line.title = path;
      line.onclick = () => showPath(path);
    }
    return line;
  }));
  // What is the same stays, with the focus that is in it.
  if (JSON.stringify(findings) === JSON.stringify(bench.findings)) return;
  bench.findings = findings;
  $("findings").hidden = findings.length === 0;
  $("findings").querySelector("summary").textContent = counted(findings.length, "finding");
  $("findings").querySelector("ol").replaceChildren(...findings.map((finding) => {
    const where = element("button", finding.place);
    where.type = "button";
    where.className = "where";
    where.title = finding.path;
    where.onclick = () => showFinding(finding);
    return element("li", null, [where, ...findingParts(finding)]);
  }));
  showCounts();
  showOutline();
  if (fields.message && fields.catalogue) showFieldProblems();
}

/** A finding in words, with the button that repairs it where that is one change. */
function findingParts(finding) {
  const repair = element("p", `→ ${finding.repair}`);
  if (!finding.operation) return [element("p", finding.reason), repair];
  const button = element("button", "Repair");
  button.type = "button";
  button.className = "repair";
  button.title = `Sets ${finding.operation.path}`;
  button.ariaDescription = finding.repair;
  button.onclick = () => edit([finding.operation], "Repair");
  return [element("p", finding.reason), repair, button];
}

function showFinding(finding) {
  showPath(finding.path);
  say(finding.reason);
}

/** Selects the row of the outline around a path, and goes to the field that holds it. */
function showPath(path) {
  const row = nearestRow(path) ?? path;
  showTab("fields");
  fields.focusKey = path.slice(row.length).match(/^\.?([\p{L}\p{N}_$-]+)/u)?.[1] ?? null;
  if (row === fields.message?.path) focusField();
  else select(row);
}

// Beside the fields.

/** Puts problems and findings below the fields that they are about; those about the whole come first. */
export function showFieldProblems() {
  for (const old of $("fields").querySelectorAll(".problem, .finding")) old.remove();
  const path = fields.message?.path ?? "";
  const wrappers = [...$("fields").querySelectorAll(":scope > .field")];
  let number = 0;
  for (const wrapper of wrappers) {
    const place = joined(path, wrapper.dataset.key);
    const problems = bench.problems.filter((problem) => isWithin(problem.path, place));
    const findings = bench.findings.filter((finding) => isWithin(finding.path, place));
    wrapper.classList.toggle("invalid", problems.length > 0);
    const descriptions = [...problems.map(problemElement), ...findings.map(findingElement)];
    for (const description of descriptions) description.id = `description-${number += 1}`;
    wrapper.append(...descriptions);
    for (const one of wrapper.querySelectorAll("[aria-describedby]")) {
      const help = one.getAttribute("aria-describedby").split(" ")[0];
      one.setAttribute("aria-describedby", [help, ...descriptions.map(({ id }) => id)].join(" "));
    }
  }
  const isBelow = (other) => wrappers.some((wrapper) => isWithin(other, joined(path, wrapper.dataset.key)));
  const own = bench.findings.filter((finding) => nearestRow(finding.path) === path && !isBelow(finding.path));
  $("fields").querySelector(".path")?.after(...own.map(findingElement));
}

function problemElement(problem) {
  const text = element("p", `⚠ ${problem.message}`);
  text.className = "problem";
  return text;
}

function findingElement(finding) {
  const result = element("div", null, findingParts(finding));
  result.className = "finding";
  return result;
}

"""#

  /// `frames.js`.
  static let framesJS = #"""
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Frames: read, and drawn on the canvas.

import { canvas, context, page, send } from "./page.js";
import { fit, showReport } from "./view.js";

export function parseFrame(buffer) {
  const view = new DataView(buffer);
  const headerLength = view.getUint32(8, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 12, headerLength)));
  let start = 12 + headerLength;
  const pieces = header.pieces.map(([, , width, height, length, isRuns]) => {
    const bytes = buffer.slice(start, start + length);
    start += length;
    return isRuns ? readRuns(bytes, width, height) : new Blob([bytes], { type: "image/png" });
  });
  return { header, pieces };
}

/** Reads opaque pixels: so many, one repeated (the highest bit of a word), or so many rows as the one above (the next bit). */
function readRuns(buffer, width, height) {
  const words = new Uint32Array(buffer);
  const pixels = new Uint32Array(width * height);
  let place = 0;
  for (let index = 0; index < words.length;) {
    const [kind, count] = [words[index] >>> 30, words[index] & 0x3fffffff];
    index += 1;
    if (kind === 0) {
      pixels.set(words.subarray(index, index + count), place);
      index += count;
      place += count;
    } else if (kind === 1) {
      for (let row = 0; row < count; row += 1, place += width) pixels.copyWithin(place, place - width, place);
    } else {
      pixels.fill(words[index], place, place + count);
      index += 1;
      place += count;
    }
  }
  return pixels;
}

/**
 * What the canvas shows. Pixels are moved here and put on the canvas afterwards: a canvas that is drawn on itself is
 * copied first, which takes seven times as long.
 */
const shown = { image: null, words: null };

export function draw(header, images) {
  if (!shown.image || canvas.width !== header.width || canvas.height !== header.height || page.scale !== header.scale) {
    canvas.width = header.width;
    canvas.height = header.height;
    shown.image = new ImageData(header.width, header.height);
    shown.words = new Uint32Array(shown.image.data.buffer);
    page.scale = header.scale;
    page.size = [header.width / header.scale, header.height / header.scale];
    fit();
  }
  const moved = header.move ? move(header.move) : [0, 0, 0, 0];
  const files = [];
  header.pieces.forEach((piece, index) => {
    const [x, y, width, height] = piece;
    const pixels = images[index];
    if (!(pixels instanceof Uint32Array)) return files.push([piece, pixels]);
    for (let row = 0; row < height; row += 1) {
      shown.words.set(pixels.subarray(row * width, (row + 1) * width), (y + row) * canvas.width + x);
    }
    if (!contains(moved, piece)) show(piece);
  });
  show(moved);
  for (const [piece, image] of files) drawFile(piece, image);
  page.frames += 1;
  send({ type: "drawn" });
  showReport(header.report);
}

/** Moves the pixels of a part, and returns where they arrive. */
function move([x, y, width, height, dx, dy]) {
  const [left, top] = [x + Math.max(dx, 0), y + Math.max(dy, 0)];
  const [across, down] = [width - Math.abs(dx), height - Math.abs(dy)];
  const line = canvas.width;
  if (across === line) {
    shown.words.copyWithin(top * line, (top - dy) * line, (top - dy + down) * line);
  } else {
    // No row is overwritten before it has moved.
    for (let step = 0; step < down; step += 1) {
      const row = top + (dy > 0 ? down - 1 - step : step);
      const from = (row - dy) * line + left - dx;
      shown.words.copyWithin(row * line + left, from, from + across);
    }
  }
  return [left, top, across, down];
}

function contains([left, top, across, down], [x, y, width, height]) {
  return x >= left && y >= top && x + width <= left + across && y + height <= top + down;
}

/** Puts a part on the canvas. */
function show([x, y, width, height]) {
  if (width > 0 && height > 0) context.putImageData(shown.image, 0, 0, x, y, width, height);
}

/** Draws a file in the place of what is there, also where it is not opaque. */
function drawFile([x, y, width, height], image) {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.globalCompositeOperation = "copy";
  context.drawImage(image, x, y);
  context.restore();
  image.close();
  const drawn = new Uint32Array(context.getImageData(x, y, width, height).data.buffer);
  for (let row = 0; row < height; row += 1) {
    shown.words.set(drawn.subarray(row * width, (row + 1) * width), (y + row) * canvas.width + x);
  }
}

"""#

  /// `handles.js`.
  static let handlesJS = #"""
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

"""#

  /// `input.js`.
  static let inputJS = #"""
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

"""#

  /// `links.js`.
  static let linksJS = ##"""
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Links that hold a document: its text, deflated, after the mark of the page's address, which no
// server gets to see. The token of a run is never in them.

import { $ } from "./page.js";
import { showCommand } from "./playground.js";
import { bench, openText, say } from "./workbench.js";

const linkPrefix = "#document=1.";
/** Longer addresses are cut by some programs. */
const longestLink = 8000;

async function transformed(bytes, stream, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let count = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    count += value.length;
    if (count > most) {
      await reader.cancel();
      throw new Error(`A document has at most ${most} bytes.`);
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The mark of an address that holds a text. */
async function linkMark(text) {
  const bytes = await transformed(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity);
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return linkPrefix + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text that a link holds; throws where it holds none. */
async function textOfLink(link) {
  const start = link.indexOf(linkPrefix);
  if (start < 0) throw new Error("This link holds no document: it has no '#document=1.' in it.");
  const code = link.slice(start + linkPrefix.length).trim();
  let bytes;
  try {
    bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    bytes = await transformed(bytes, new DecompressionStream("deflate-raw"), bench.longestText);
  } catch (error) {
    throw new Error(error.message.startsWith("A document") ? error.message : "This link is damaged: its document cannot be unpacked.", { cause: error });
  }
  return new TextDecoder().decode(bytes);
}

async function copyLink() {
  const link = `${location.origin}/${await linkMark(bench.text)}`;
  bench.copied = link;
  try {
    await navigator.clipboard.writeText(link);
    say(link.length > longestLink ? `Copied. The link has ${link.length} characters: some programs cut links that are so long.` : `Copied a link of ${link.length} characters`);
  } catch {
    showCommand({ text: link, note: null });
    $("command").closest("details").open = true;
  }
}

/** Asks for a link, and opens its document. */
export function askForLink() {
  $("link-dialog").showModal();
  $("link-text").focus();
}

export function prepareLinks() {
  const [dialog, text, open] = ["link-dialog", "link-text", "link-open"].map($);
  const failure = dialog.querySelector("[role=alert]");
  $("link-cancel").onclick = () => dialog.close();
  open.onclick = async () => {
    failure.textContent = "";
    try {
      const found = await textOfLink(text.value);
      dialog.close();
      text.value = "";
      openText(found, "linked");
    } catch (error) {
      failure.textContent = error.message;
    }
  };
  dialog.querySelector("form").onsubmit = (event) => { event.preventDefault(); open.click(); };
  $("copy-link").onclick = copyLink;
  $("open-link").onclick = askForLink;
}

"""##

  /// `matrix.js`.
  static let matrixJS = #"""
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// The matrix: the document in other surroundings, small, each a click away. It follows the view once nothing
// was done for a while; one tile is drawn after the other, and none while something is done.

import { $, element, page, send, set } from "./page.js";

export const matrix = { tiles: [], isShown: false, stale: new Set(), asked: null, timer: null };

/** Milliseconds without an input before tiles are drawn. */
const matrixRest = 150;

export function prepareMatrix() {
  $("matrix-button").onclick = () => showMatrix(!matrix.isShown);
  page.onInput = restMatrix;
  page.onState = markTiles;
}

/** Makes the buttons of the tiles that the session has. */
export function setTiles(tiles) {
  matrix.tiles = tiles;
  // A session that has just begun has answered nothing.
  matrix.asked = null;
  $("matrix").replaceChildren(...tiles.map((tile) => {
    const picture = element("img");
    picture.alt = "";
    const button = element("button", null, [picture, element("span", tile.title)]);
    button.type = "button";
    button.className = "tile";
    button.dataset.tile = tile.name;
    button.ariaLabel = `Show it ${tile.knob === "width" ? "" : "in "}${tile.title}`;
    button.onclick = () => turnKnob(tile);
    return button;
  }));
  markTiles();
}

export function showMatrix(isShown) {
  matrix.isShown = isShown;
  $("matrix").hidden = !isShown;
  $("matrix-button").ariaPressed = String(isShown);
  if (isShown) return refreshMatrix();
  clearTimeout(matrix.timer);
  matrix.asked = null;
  send({ type: "matrix", tiles: [] });
}

/** The value of a tile's knob that the view has. */
function knobValue({ knob }) {
  return knob === "width" ? page.state?.size[0] : page.state?.settings[knob];
}

/** Turns the view's knob as the tile has it, and back. */
function turnKnob(tile) {
  const isSo = knobValue(tile) === tile.value;
  if (tile.knob === "width") return set({ size: isSo ? [] : [tile.value, page.state.size[1]] });
  const usual = { direction: "ltr", textSize: "large", appearance: "light" };
  set({ [tile.knob]: isSo ? usual[tile.knob] : tile.value });
}

/** Shows which tiles are as the view is. All are others once it has changed. */
function markTiles() {
  for (const tile of matrix.tiles) {
    const button = $("matrix").querySelector(`[data-tile="${tile.name}"]`);
    if (button) button.ariaPressed = String(knobValue(tile) === tile.value);
  }
  refreshMatrix();
}

/** Draws all tiles again, after a while. */
export function refreshMatrix() {
  if (!matrix.isShown) return;
  for (const { name } of matrix.tiles) matrix.stale.add(name);
  restMatrix();
}

/** Gives up what is not drawn yet until nothing was done for a while. */
function restMatrix() {
  if (!matrix.isShown) return;
  clearTimeout(matrix.timer);
  matrix.timer = setTimeout(askForTile, matrixRest);
}

function askForTile() {
  if (!matrix.isShown || matrix.asked !== null) return;
  if (page.inputs.size > 0) return restMatrix();
  const tile = matrix.tiles.find(({ name }) => matrix.stale.has(name));
  if (!tile) return;
  matrix.stale.delete(tile.name);
  matrix.asked = tile.name;
  send({ type: "matrix", tiles: [tile.name] });
}

export function showTile({ name, size, picture }) {
  const image = $("matrix").querySelector(`[data-tile="${name}"] img`);
  if (image) {
    image.src = `data:image/png;base64,${picture}`;
    [image.width, image.height] = size;
  }
  if (matrix.asked === name) matrix.asked = null;
  // While something is done, the next one waits.
  if (matrix.stale.size === 0) return;
  if (page.inputs.size === 0) askForTile();
  else restMatrix();
}

"""#

  /// `outline.js`.
  static let outlineJS = #"""
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

"""#

  /// `page.js`.
  static let pageJS = #"""
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

"""#

  /// `playground.css`.
  static let playgroundCSS = #"""
/* Copyright 2026 the OpenCollectionView authors. SPDX-License-Identifier: MIT */

:root {
  color-scheme: light dark;
  --page: #ffffff;
  --side: #f5f5f7;
  --desk: #e4e4e9;
  --text: #1d1d1f;
  --quiet: #5c5c61;
  --line: #d0d0d6;
  --field: #ffffff;
  --accent: #0060d0;
  --selected: #dbe9fb;
  --failed: #b3201a;
  --failed-ground: #fde9e7;
  --outline: #e5007a;
  font: 14px/1.4 -apple-system, "Inter", "Segoe UI", "Noto Sans", system-ui, sans-serif;
}

@media (prefers-color-scheme: dark) {
  :root {
    --page: #1c1c1e;
    --side: #252528;
    --desk: #111113;
    --text: #f2f2f4;
    --quiet: #a9a9b0;
    --line: #46464b;
    --field: #333337;
    --accent: #6cb0ff;
    --selected: #16395f;
    --failed: #ff8078;
    --failed-ground: #3d1f1e;
    --outline: #ff4fa8;
  }
}

* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; background: var(--page); color: var(--text); }
h1, h2, p, ul, ol, dl, dd, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
button, input, select { font: inherit; color: inherit; }
button, select, input[type=number], input[type=search], input[type=text] {
  min-height: 30px; padding: 3px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--field);
}
button { cursor: pointer; }
button:hover { border-color: var(--accent); }
button[aria-pressed=true] { border-color: var(--accent); color: var(--accent); }
pre, kbd, #log { font: 12px/1.5 ui-monospace, "SF Mono", "JetBrains Mono", Menlo, "DejaVu Sans Mono", monospace; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 8px; top: -60px; z-index: 9; padding: 8px 12px; background: var(--page); color: var(--accent); }
.skip:focus { top: 8px; }
.quiet { color: var(--quiet); }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; padding: 4px 0; }

/* The bar. */
.bar { display: flex; align-items: baseline; gap: 12px; padding: 8px 16px; border-bottom: 1px solid var(--line); background: var(--side); }
.bar #menu { display: none; }
h1 { font-size: 15px; font-weight: 600; white-space: nowrap; }
#summary { flex: 1; min-width: 0; overflow: hidden; color: var(--quiet); text-overflow: ellipsis; white-space: nowrap; }
#documents { white-space: nowrap; }
#connection { color: var(--quiet); white-space: nowrap; }
#connection.lost { color: var(--failed); font-weight: 600; }
#problem { display: flex; align-items: flex-start; gap: 8px; padding: 8px 16px; background: var(--failed-ground); color: var(--failed); }
#problem pre { flex: 1; min-width: 0; max-height: 180px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }

main { flex: 1; min-height: 0; display: grid; grid-template-columns: 220px minmax(0, 1fr) 300px; }

/* The samples. */
#samples { display: flex; flex-direction: column; min-height: 0; padding: 10px; gap: 8px; border-right: 1px solid var(--line); background: var(--side); }
#search { width: 100%; }
#list { flex: 1; min-height: 0; overflow-y: auto; }
#list button { display: block; width: 100%; min-height: 0; padding: 5px 8px; border: 0; border-radius: 6px; background: none; text-align: left; overflow-wrap: anywhere; }
#list button:hover { background: var(--selected); }
#list button[aria-current=true] { background: var(--accent); color: var(--page); }
#list button.moves::after { content: " ▸"; opacity: 0.6; }
.keys { color: var(--quiet); font-size: 12px; }
kbd { padding: 0 4px; border: 1px solid var(--line); border-radius: 4px; }

/* The starts of documents. */
dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--page); color: var(--text); }
dialog::backdrop { background: rgb(0 0 0 / 0.35); }
#starts h2 { font-size: 15px; }
#start-list { display: grid; grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); gap: 8px; width: min(460px, 80vw); margin: 10px 0; }
#start-list button { width: 100%; height: 100%; padding: 8px 10px; text-align: left; }
#start-list span { display: block; font-size: 12px; }

/* The view. */
#middle { display: flex; flex-direction: column; min-width: 0; min-height: 0; background: var(--desk); }
#space { flex: 1; min-height: 0; padding: 18px; overflow: auto; display: flex; }
#frame { position: relative; margin: auto; flex: none; line-height: 0; box-shadow: 0 0 0 1px var(--line), 0 6px 24px rgb(0 0 0 / 0.18); }
/* A device brings its own edge. */
#frame.surrounded { box-shadow: none; }
#view { display: block; touch-action: none; cursor: default; user-select: none; -webkit-user-select: none; }
#view:focus-visible { outline-offset: 4px; border-radius: 0; }
.inspects #view { cursor: crosshair; }
#outline { position: absolute; pointer-events: none; border: 2px solid var(--outline); background: color-mix(in srgb, var(--outline) 12%, transparent); }
#corner { position: absolute; right: -15px; bottom: -15px; width: 28px; height: 28px; min-height: 0; padding: 0; border: 0; background: none; cursor: nwse-resize; touch-action: none; }
#corner::after { content: ""; position: absolute; right: 8px; bottom: 8px; width: 10px; height: 10px; border: solid var(--quiet); border-width: 0 3px 3px 0; border-radius: 0 0 3px 0; }
#time { display: flex; align-items: center; gap: 8px; padding: 8px 14px; border-top: 1px solid var(--line); background: var(--side); }
#play { min-width: 74px; }
#moment { flex: 1; min-width: 60px; accent-color: var(--accent); }
#clock { min-width: 58px; text-align: right; font-variant-numeric: tabular-nums; }

/* The knobs. */
aside { min-height: 0; overflow-y: auto; border-left: 1px solid var(--line); background: var(--side); }
details { border-bottom: 1px solid var(--line); padding: 0 14px; }
details[open] { padding-bottom: 12px; }
summary { padding: 10px 0; font-weight: 600; cursor: pointer; }
.fields { display: grid; gap: 7px; }
.fields label { display: grid; grid-template-columns: 92px minmax(0, 1fr); align-items: center; gap: 8px; }
.fields select, .fields input { width: 100%; min-width: 0; }
.pair { display: flex; align-items: center; gap: 6px; }
#options:not(:empty) { margin-top: 12px; }
#anatomy label, .check { display: flex; align-items: center; gap: 7px; padding: 3px 0; break-inside: avoid; }
#anatomy .swatch { width: 14px; height: 14px; border: 3px solid; border-radius: 2px; flex: none; }
#inspection { padding-top: 6px; }
#inspection h2 { font-size: 14px; }
#inspection pre, #command { margin-top: 6px; padding: 8px; max-height: 280px; overflow: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--page); }
#command { white-space: pre-wrap; overflow-wrap: anywhere; }
#inspection dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1px 10px; margin-top: 8px; font-size: 12px; }
#inspection dt { color: var(--quiet); }
#inspection dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
#inspection ol { margin-top: 8px; font-size: 12px; }
#inspection li { overflow-wrap: anywhere; }
#log { max-height: 260px; overflow: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--page); padding: 4px 8px; }
#log:empty, #log-total:empty { display: none; }
#log, #log-total { overflow-wrap: anywhere; font-size: 11px; }
#log li + li { margin-top: 4px; }
#log span { display: block; padding-left: 1em; text-indent: -0.5em; }
#log-total { display: grid; grid-template-columns: 1fr auto; gap: 0 8px; margin: 0 0 8px; }
#log-total dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }

/* A phone: one column, the samples behind a button. */
@media (max-width: 900px) {
  body { height: auto; min-height: 100%; }
  main { display: flex; flex-direction: column; }
  .bar { flex-wrap: wrap; }
  .bar #menu { display: inline-block; align-self: center; }
  #summary { display: none; }
  #connection { margin-left: auto; }
  #samples { display: none; border-right: 0; border-bottom: 1px solid var(--line); }
  #samples.open { display: flex; max-height: 60vh; }
  .keys { display: none; }
  #space { padding: 16px 20px 22px; overflow: hidden; }
  #time { flex-wrap: wrap; }
  aside { border-left: 0; overflow: visible; }
}

"""#

  /// `playground.html`.
  static let playgroundHTML = ##"""
<!DOCTYPE html>
<!-- Copyright 2026 the OpenCollectionView authors. SPDX-License-Identifier: MIT -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Playground</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="playground.css">
</head>
<body>
<a class="skip" href="#view">Skip to the view</a>
<header class="bar">
  <button type="button" id="menu" aria-expanded="false" aria-controls="samples">Samples</button>
  <h1 id="title">Playground</h1>
  <p id="summary"></p>
  <span id="documents" hidden>
    <button type="button" id="new-document" aria-haspopup="dialog" title="Opens a small document to begin with">New</button>
    <button type="button" id="edit-document" title="Makes a document of the layout that is shown">Edit as document</button>
  </span>
  <span id="connection" role="status">Connecting…</span>
</header>
<div id="problem" role="alert" hidden>
  <pre id="problem-text"></pre>
  <button type="button" id="again" hidden>Start again</button>
  <button type="button" id="dismiss" aria-label="Dismiss">×</button>
</div>
<main>
  <nav id="samples" aria-label="Samples">
    <input type="search" id="search" placeholder="Search" aria-label="Search samples" aria-keyshortcuts="/">
    <ul id="list"></ul>
    <p class="keys" aria-hidden="true"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>p</kbd> play · <kbd>i</kbd> inspect · <kbd>d</kbd> dark · <kbd>/</kbd> search</p>
  </nav>
  <section id="middle" aria-label="The view">
    <div id="space">
      <div id="frame">
        <canvas id="view" tabindex="0" role="application" aria-label="The view; arrow keys move the focus" width="1" height="1"></canvas>
        <div id="outline" hidden></div>
        <button type="button" id="corner" aria-label="Size; arrow keys change it" title="Drag to resize"></button>
      </div>
    </div>
    <div id="time" role="group" aria-label="Time">
      <button type="button" id="play" aria-pressed="true" aria-keyshortcuts="p" title="Play or pause">Pause</button>
      <button type="button" id="restart" title="Back to the beginning">Restart</button>
      <input type="range" id="moment" aria-label="Moment" min="0" max="0" step="1" value="0">
      <output id="clock">0.00 s</output>
      <select id="rate" aria-label="Speed">
        <option value="1">1×</option>
        <option value="0.5">½×</option>
        <option value="0.25">¼×</option>
        <option value="0.1">⅒×</option>
      </select>
    </div>
  </section>
  <aside aria-label="Settings and findings">
    <details open>
      <summary>View</summary>
      <div class="fields">
        <label>Device <select id="device"></select></label>
        <label>Size
          <span class="pair"><input type="number" id="width" aria-label="Width in points" min="1" max="4000" step="any"> × <input type="number" id="height" aria-label="Height in points" min="1" max="4000" step="any"></span>
        </label>
        <label>Scale <select id="scale"><option value="1">1×</option><option value="2">2×</option><option value="3">3×</option></select></label>
        <label>Appearance <select id="appearance" aria-keyshortcuts="d"><option value="light">Light</option><option value="dark">Dark</option></select></label>
        <label>Direction <select id="direction"><option value="ltr">Left to right</option><option value="rtl">Right to left</option></select></label>
        <label>Text size <select id="text-size"></select></label>
        <label>Design of iOS <select id="design"></select></label>
        <label>Chrome <select id="chrome"></select></label>
        <label>Seed <input type="number" id="seed" min="0" step="1"></label>
      </div>
      <div class="fields" id="options"></div>
    </details>
    <details>
      <summary>Anatomy</summary>
      <p class="row"><button type="button" id="anatomy-all">All</button> <button type="button" id="anatomy-none">None</button></p>
      <ul id="anatomy"></ul>
    </details>
    <details id="inspector">
      <summary>Inspector</summary>
      <label class="check"><input type="checkbox" id="inspect" aria-keyshortcuts="i"> A click explains what is under it</label>
      <div id="inspection" tabindex="-1">
        <p class="quiet">Nothing inspected yet.</p>
      </div>
    </details>
    <details id="log-details">
      <summary>Log</summary>
      <p class="row"><button type="button" id="log-clear">Clear</button></p>
      <dl id="log-total" aria-label="All calls"></dl>
      <ol id="log" tabindex="0" aria-label="Calls, the latest frame first"></ol>
    </details>
    <details open>
      <summary>Export</summary>
      <p class="row"><button type="button" id="copy">Copy as command</button></p>
      <pre id="command" tabindex="0" hidden></pre>
      <p id="command-note" class="quiet" hidden></p>
      <p class="row" id="downloads">
        <button type="button" data-format="png">PNG</button>
        <button type="button" data-format="svg">SVG</button>
        <button type="button" data-format="pdf">PDF</button>
        <button type="button" data-format="apng">APNG</button>
      </p>
    </details>
  </aside>
</main>
<dialog id="starts" aria-labelledby="starts-title">
  <h2 id="starts-title">A new document</h2>
  <ul id="start-list"></ul>
  <button type="button" id="start-cancel">Cancel</button>
</dialog>
<p id="status" class="unseen" role="status"></p>
<template id="panels">
<link rel="stylesheet" href="document.css">
<div id="bench-bar">
  <button type="button" id="undo" aria-label="Undo" aria-keyshortcuts="Control+Z" title="Undo">↶</button>
  <button type="button" id="redo" aria-label="Redo" aria-keyshortcuts="Control+Shift+Z" title="Redo">↷</button>
  <button type="button" id="save" aria-keyshortcuts="Control+S" title="Saves the file">Save</button>
  <button type="button" id="copy-swift" title="Copies createLayout() and what it calls">Copy Swift</button>
  <button type="button" id="copy-swift-file" title="Copies a whole Swift file">Copy file</button>
  <button type="button" id="copy-json" title="Copies the document in its canonical form">Copy JSON</button>
  <button type="button" id="copy-link" title="Copies a link that holds the document">Link</button>
  <button type="button" id="open-link" title="Opens the document of a link">Open link</button>
  <button type="button" id="open-file" aria-keyshortcuts="Control+O" title="Opens a file of this computer">Open</button>
  <button type="button" id="matrix-button" aria-keyshortcuts="m" title="Shows the document light, dark, from right to left, with large text, narrow and wide">Matrix</button>
  <button type="button" id="problem-count" aria-keyshortcuts="e" title="Shows the next problem or finding"></button>
</div>
<div id="tabs" role="group" aria-label="Panels">
  <button type="button" data-tab="tree">Tree</button>
  <button type="button" data-tab="middle">View</button>
  <button type="button" data-tab="fields">Fields</button>
  <button type="button" data-tab="source">Source</button>
</div>
<div id="notice" role="alert" hidden></div>
<nav id="tree-panel" aria-label="What the document holds">
  <ul id="tree" role="tree" aria-label="Outline"></ul>
  <div id="actions" role="toolbar" aria-label="Actions for the selection"></div>
</nav>
<div id="handles" role="group" aria-label="Handles of the selection"></div>
<output id="handle-value" hidden></output>
<div id="matrix" role="group" aria-label="Matrix: the document in other surroundings" hidden></div>
<section id="fields" aria-label="Fields of the selection"></section>
<details id="why"><summary>Why</summary><pre></pre></details>
<details id="findings" hidden><summary>Findings</summary><ol></ol></details>
<section id="source-panel" aria-label="Source">
  <pre id="numbers" aria-hidden="true"></pre>
  <textarea id="source" spellcheck="false" wrap="off" aria-label="Text of the document"></textarea>
  <ol id="problems" aria-label="Problems"></ol>
</section>
<input type="file" id="file" accept=".json,.json5" hidden>
<dialog id="link-dialog" aria-label="Open link">
  <form method="dialog">
    <p>A link that holds a document:</p>
    <input type="text" id="link-text" aria-label="Link" placeholder="…#document=1.…">
    <p role="alert"></p>
    <span class="parts">
      <button type="button" id="link-open">Open</button>
      <button type="button" id="link-cancel">Cancel</button>
    </span>
  </form>
</dialog>
</template>
<script type="module" src="playground.js"></script>
</body>
</html>

"""##

  /// `playground.js`.
  static let playgroundJS = ##"""
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// The page: its connection, its knobs, its list of samples.

import { draw, parseFrame } from "./frames.js";
import "./input.js";
import { $, element, option, page, send, sendInput, set, tell } from "./page.js";
import { showStarts } from "./starts.js";
import { fit, placeOutline, playAction, showReport } from "./view.js";

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

// Knobs.

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

/** Shows the panels that some contents have beside the view; their scripts are loaded once. */
async function openPanels(name) {
  const isOpen = () => document.body.classList.contains("workbench");
  if (name === "workbench") {
    const { enterWorkbench } = await import("./workbench.js");
    // What is shown may have changed meanwhile.
    if (page.state.panels === name && !isOpen()) enterWorkbench();
  } else if (isOpen()) {
    document.body.classList.remove("workbench");
    fit();
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

export function openSample(name) { sendInput({ type: "open", name }); }

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

// To take along.

$("copy").onclick = () => send({ type: "command" });

export async function showCommand(message) {
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
connect();

"""##

  /// `starts.js`.
  static let startsJS = #"""
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// The documents that a new one begins with.

import { $, element, send, sendInput } from "./page.js";

/** Makes a button for each start. */
export function showStarts(starts) {
  $("start-list").replaceChildren(...starts.map(({ name, summary }) => {
    const detail = element("span", summary);
    detail.className = "quiet";
    const button = element("button", null, [element("strong", name), detail]);
    button.type = "button";
    button.dataset.start = name;
    button.onclick = () => begin(name);
    return element("li", null, [button]);
  }));
}

export function begin(name) {
  $("starts").close();
  sendInput({ type: "newDocument", name });
  // Panels that are open already ask again.
  if (document.body.classList.contains("workbench")) send({ type: "panels" });
}

$("new-document").onclick = () => $("starts").showModal();
$("start-cancel").onclick = () => $("starts").close();

"""#

  /// `view.js`.
  static let viewJS = #"""
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

"""#

  /// `workbench.js`.
  static let workbenchJS = #"""
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

"""#
}
