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
