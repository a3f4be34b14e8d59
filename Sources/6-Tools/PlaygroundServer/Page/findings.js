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
