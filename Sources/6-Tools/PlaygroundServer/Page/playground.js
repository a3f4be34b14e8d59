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
