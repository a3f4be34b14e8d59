// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

"use strict";

// The documents that a new one begins with.

/** Makes a button for each start. */
function showStarts(starts) {
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

function begin(name) {
  $("starts").close();
  sendInput({ type: "newDocument", name });
  // Panels that are open already ask again.
  if (document.body.classList.contains("workbench")) send({ type: "panels" });
}

$("new-document").onclick = () => $("starts").showModal();
$("start-cancel").onclick = () => $("starts").close();
