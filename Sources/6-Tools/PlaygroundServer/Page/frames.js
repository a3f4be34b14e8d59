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
