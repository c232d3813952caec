import {
  createEntry,
  findObsolete,
  findOverdue,
  getFile,
  isStrict,
  KNOWN_FLAKY,
  readKnownFlaky,
  writeKnownFlaky,
} from './known-flaky.mjs';
import { describeFailure, printTimes } from './print-results.mjs';
import { findFlaky } from './rerun-failures.mjs';
import { listJourneys } from './test-steps.mjs';

/** @typedef {import('./known-flaky.mjs').KnownFlaky} KnownFlaky */
/** @typedef {import('../steps.mjs').TestResult} TestResult */
/** @typedef {import('../steps.mjs').StepResult} StepResult */

/**
 * Prints the flaky tests that nobody has fixed for a week: they come before anything else.
 * @param {Date} [today]
 */
export async function printOverdue(today = new Date()) {
  for (const { test, since, error } of findOverdue(await readKnownFlaky(), today)) {
    console.log(`Fix first: ${test} is flaky since ${since} (${error}).`);
  }
}

/**
 * Ends a run: runs what failed again, prints times, failures, flaky and skipped tests, and the sums as the last line. A
 * flaky test does not fail the run; outside CI it is added to the list of flaky tests.
 * @param {readonly StepResult[]} results
 * @param {{ list?: string, limitSeconds?: number, today?: Date, isCI?: boolean }} [options]
 * @returns {Promise<number>} the exit code
 */
export async function endRun(
  results,
  { list = KNOWN_FLAKY, limitSeconds, today = new Date(), isCI = process.env.CI === 'true' } = {},
) {
  const flaky = await findFlaky(results, limitSeconds === undefined ? {} : { limitSeconds });
  const tests = results.flatMap(({ report }) => report?.tests ?? []);
  const failed = tests.filter((test) => test.status === 'failed' && !flaky.includes(test));
  printTimes(results);
  await reportFlaky(flaky, tests, { list, today, isCI });
  for (const { name } of tests.filter(({ status }) => status === 'skipped')) console.log(`skipped: ${name}`);
  for (const { name, error } of failed) {
    console.log(`failed: ${describeFailure(name, error)}`);
    if (isStrict(name)) console.log('  A test of races, kills, locks or permissions is never let off as flaky.');
  }
  const failures = results.flatMap(({ failure }) => failure ?? []);
  for (const failure of failures) console.log(`failed: ${failure}`);
  const checks = results.filter(({ step, failure }) => !step.tests && failure === null).length;
  const passed = checks + tests.filter(({ status }) => status === 'passed').length + flaky.length;
  const skipped = tests.filter(({ status }) => status === 'skipped').length;
  if (flaky.length > 0) console.log(`${flaky.length} flaky`);
  console.log(`${passed} passed, ${failed.length + failures.length} failed, ${skipped} skipped`);
  return failed.length + failures.length > 0 ? 1 : 0;
}

/**
 * Prints the flaky tests, with an entry for the list, and entries of the list whose test was removed.
 * @param {readonly TestResult[]} flaky
 * @param {readonly TestResult[]} tests
 * @param {{ list: string, today: Date, isCI: boolean }} options
 */
async function reportFlaky(flaky, tests, { list, today, isCI }) {
  const known = await readKnownFlaky(list);
  const entries = flaky
    .filter(({ name }) => !known.some(({ test }) => test === name))
    .map((test) => createEntry(test, today));
  for (const { name, error } of flaky) {
    const entry = known.find(({ test }) => test === name);
    console.log(`flaky: ${describeFailure(name, error)}`);
    if (entry) console.log(`  It is known since ${entry.since}.`);
  }
  if (entries.length > 0) {
    console.log(`Entries for e2e/known-flaky.json${isCI ? '' : ', which has them now'}:`);
    for (const entry of entries) console.log(JSON.stringify(entry));
    if (!isCI) await writeKnownFlaky([...known, ...entries], list);
  }
  const isJourney = (/** @type {string} */ file) => file.endsWith('.spec.ts');
  // A stage runs some journeys of a file, but Vitest's files whole.
  const journeys = known.some(({ test }) => isJourney(getFile(test))) ? await listJourneys() : [];
  for (const { test } of findObsolete(known, [...tests.filter(({ file }) => !isJourney(file)), ...journeys])) {
    console.log(`Remove from e2e/known-flaky.json: there is no test '${test}'.`);
  }
}
