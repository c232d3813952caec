import { stripVTControlCharacters } from 'node:util';

/** @typedef {import('../steps.mjs').TestResult} TestResult */
/** @typedef {import('../steps.mjs').StepResult} StepResult */

/** Lines of an error beside the name of its test at the end of a run; the whole of it is printed above. */
const LINES_OF_AN_ERROR = 8;

const SLOWEST_FILES = 20;

/**
 * Prints the seconds of each step and the files whose tests took longest.
 * @param {readonly StepResult[]} results
 */
export function printTimes(results) {
  for (const { step, seconds } of results) console.log(`${formatSeconds(seconds)} ${step.name}`);
  const files = results.flatMap(({ report }) => report?.files ?? []);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES);
  if (slowest.length > 0) console.log('Slowest files:');
  for (const { file, seconds } of slowest) console.log(`${formatSeconds(seconds)} ${file}`);
}

/** @param {number} seconds */
function formatSeconds(seconds) {
  return `${seconds.toFixed(1).padStart(7)} s`;
}

/**
 * A test or a step with the first lines of its error.
 * @param {string} name
 * @param {string} error
 */
export function describeFailure(name, error) {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, LINES_OF_AN_ERROR).map((line) => `  ${line}`)].join('\n');
}
