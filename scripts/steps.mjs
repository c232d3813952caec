import { run, stopped } from './run.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} failures what failed, each with the first lines of its error
 * @property {readonly string[]} flaky names of what passed on its second try only; those of them that may not count as
 *   failed too
 * @property {readonly string[]} skipped names of what did not run
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command program and arguments
 * @property {string} [cwd] folder to run it in; the project's by default
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => Promise<Counts>} [count] reads the step's own counts; without it a step counts as one check
 */

/**
 * Runs steps in their order, `concurrency` at a time. Each prints one line; the output of a step is printed only when it
 * fails.
 * @param {readonly Step[]} steps
 * @param {number} [concurrency]
 * @returns {Promise<Counts>} the sums
 */
export async function runSteps(steps, concurrency = 1) {
  const queue = [...steps];
  /** @type {Counts[]} */
  const parts = [];
  const worker = async () => {
    for (let step = queue.shift(); step && !stopped.aborted; step = queue.shift()) parts.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return sum(parts);
}

/**
 * @param {readonly Counts[]} parts
 * @returns {Counts}
 */
function sum(parts) {
  return {
    passed: parts.reduce((total, part) => total + part.passed, 0),
    failed: parts.reduce((total, part) => total + part.failed, 0),
    failures: parts.flatMap((part) => part.failures),
    flaky: parts.flatMap((part) => part.flaky),
    skipped: parts.flatMap((part) => part.skipped),
  };
}

/**
 * @param {Step} step
 * @returns {Promise<Counts>}
 */
async function runStep({ name, command, cwd, env, count }) {
  const startedAt = performance.now();
  const { code, output } = await run(command, { cwd, env });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const counts = await getCounts(name, code, count);
  const { passed, failed } = counts;
  const figures = count ? `, ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} (${seconds} s${figures})`);
  if (failed > 0) console.log(output.trimEnd());
  return counts;
}

/**
 * A step that fails counts at least one failure, also where it ended before it could count.
 * @param {string} name
 * @param {number} code
 * @param {Step['count']} count
 * @returns {Promise<Counts>}
 */
async function getCounts(name, code, count) {
  const failed = { passed: 0, failed: 1, failures: [name], flaky: [], skipped: [] };
  if (!count) return code === 0 ? { ...failed, passed: 1, failed: 0, failures: [] } : failed;
  const counts = await count().catch(() => failed);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1, failures: [name] } : counts;
}

/**
 * Prints the names of what failed, is flaky or was skipped, and the sums as the last line.
 * @param {readonly Counts[]} parts
 * @returns {number} the exit code
 */
export function summarise(parts) {
  const { passed, failed, failures, flaky, skipped } = sum(parts);
  for (const failure of failures) console.log(`failed: ${failure}`);
  for (const name of flaky) console.log(`flaky: ${name}`);
  for (const name of skipped) console.log(`skipped: ${name}`);
  console.log(`${passed} passed, ${failed} failed, ${flaky.length} flaky, ${skipped.length} skipped`);
  return failed > 0 ? 1 : 0;
}
