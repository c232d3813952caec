import { run } from '../run.mjs';
import { isStrict } from './known-flaky.mjs';

/** @typedef {import('../steps.mjs').Report} Report */
/** @typedef {import('../steps.mjs').TestResult} TestResult */
/** @typedef {import('../steps.mjs').Rerun} Rerun */
/** @typedef {import('../steps.mjs').StepResult} StepResult */

/** A run with more failures than this has another cause than timing. */
const MAX_FLAKY = 5;

const ROUNDS = 3;

/** Time limit of all runs of failed tests together, in seconds. */
const LIMIT_SECONDS = 300;

/**
 * The failed tests that are flaky: they passed in three runs alone. With more than five failures, or a step that failed
 * as a whole, nothing is run again; tests of races, kills, locks and permissions never are.
 * @param {readonly StepResult[]} results
 * @param {{ limitSeconds?: number }} [options]
 * @returns {Promise<readonly TestResult[]>}
 */
export async function findFlaky(results, { limitSeconds = LIMIT_SECONDS } = {}) {
  const deadline = performance.now() + limitSeconds * 1000;
  const failed = results.flatMap(({ report }) => listFailed(report));
  if (failed.length > MAX_FLAKY || results.some(({ failure }) => failure !== null)) return [];
  /** @type {TestResult[]} */
  const flaky = [];
  for (const { step, report } of results) {
    const candidates = listFailed(report).filter(({ name }) => !isStrict(name));
    if (!step.tests?.rerun || candidates.length === 0) continue;
    console.log(`Running ${candidates.length} failed of '${step.name}' ${ROUNDS} times alone.`);
    flaky.push(...(await runAlone(await step.tests.rerun(candidates), candidates, { rounds: ROUNDS, deadline })));
  }
  return flaky;
}

/**
 * The tests that pass each time when they run again `rounds` times; `deadline` is a time of `performance.now`.
 * @param {Rerun} rerun
 * @param {readonly TestResult[]} tests
 * @param {{ rounds: number, deadline: number }} options
 */
export async function runAlone(rerun, tests, { rounds, deadline }) {
  let passing = tests;
  for (let round = 0; round < rounds && passing.length > 0; round++) {
    const report = await runAgain(rerun, (deadline - performance.now()) / 1000);
    passing = passing.filter((test) => hasPassed(report, test));
  }
  return passing;
}

/**
 * @param {Report | null} report
 * @returns {readonly TestResult[]}
 */
function listFailed(report) {
  return report?.tests.filter(({ status }) => status === 'failed') ?? [];
}

/**
 * @param {Rerun} rerun
 * @param {number} limitSeconds
 * @returns {Promise<Report>} without tests where it hung or its report cannot be read
 */
async function runAgain({ command, cwd, env, read }, limitSeconds) {
  const nothing = { tests: [], files: [], errors: [] };
  if (limitSeconds <= 0) {
    console.log('The time for runs of failed tests is over.');
    return nothing;
  }
  const { output, timedOut } = await run(command, { cwd, env, limitSeconds });
  if (timedOut) {
    console.log('A run of failed tests did not end in time and was killed.');
    return nothing;
  }
  try {
    return await read();
  } catch {
    console.log(output.trimEnd());
    return nothing;
  }
}

/**
 * Returns true when a test has passed again; for a file that failed as a whole, when all its tests have.
 * @param {Report} report
 * @param {TestResult} test
 */
function hasPassed({ tests }, { name, file }) {
  const again = tests.filter((test) => (name === file ? test.file === file : test.name === name));
  return again.some(({ status }) => status === 'passed') && again.every(({ status }) => status !== 'failed');
}
