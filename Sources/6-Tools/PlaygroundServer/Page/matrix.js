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
