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
