// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

"use strict";

// Frames: read, and drawn on the canvas.

function parseFrame(buffer) {
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
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
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
  return image;
}

function draw(header, images) {
  if (canvas.width !== header.width || canvas.height !== header.height || page.scale !== header.scale) {
    canvas.width = header.width;
    canvas.height = header.height;
    page.scale = header.scale;
    page.size = [header.width / header.scale, header.height / header.scale];
    fit();
  }
  if (header.move) {
    const [x, y, width, height, dx, dy] = header.move;
    const [left, top] = [x + Math.max(dx, 0), y + Math.max(dy, 0)];
    put(left, top, width - Math.abs(dx), height - Math.abs(dy), (w, h) =>
      context.drawImage(canvas, left - dx, top - dy, w, h, left, top, w, h));
  }
  header.pieces.forEach(([x, y, width, height], index) => {
    const image = images[index];
    if (image instanceof ImageData) return context.putImageData(image, x, y);
    put(x, y, width, height, () => context.drawImage(image, x, y));
    image.close();
  });
  page.frames += 1;
  send({ type: "drawn" });
  showReport(header.report);
}

/** Replaces a rectangle, also where what is drawn is not opaque. */
function put(x, y, width, height, body) {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.globalCompositeOperation = "copy";
  body(width, height);
  context.restore();
}
