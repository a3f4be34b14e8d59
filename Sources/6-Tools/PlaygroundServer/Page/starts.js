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
