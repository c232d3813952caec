import { run, stopped } from './run.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command program and arguments
 * @property {string} [cwd] folder to run it in; the project's by default
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => Promise<Counts>} [count] reads what the step counted itself; else a step counts as one check
 */

/**
 * Runs steps, as many at a time as `lanes` says, in their order. Each is one line; what a step wrote is shown only when
 * it fails.
 * @param {readonly Step[]} steps
 * @param {number} [lanes]
 * @returns {Promise<Counts>} the sums
 */
export async function runSteps(steps, lanes = 1) {
  const waiting = [...steps];
  const sum = { passed: 0, failed: 0 };
  const work = async () => {
    for (let step = waiting.shift(); step && !stopped.aborted; step = waiting.shift()) {
      const { passed, failed } = await runStep(step);
      sum.passed += passed;
      sum.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return sum;
}

/**
 * @param {Step} step
 * @returns {Promise<Counts>}
 */
async function runStep({ name, command, cwd, env, count }) {
  const begun = performance.now();
  const { code, output } = await run(command, { cwd, env });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const { passed, failed } = await countsOf(code, count);
  const figures = count ? `, ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} (${seconds} s${figures})`);
  if (failed > 0) console.log(output.trimEnd());
  return { passed, failed };
}

/**
 * A step that fails counts at least one failure, also where it broke before it could count.
 * @param {number} code
 * @param {Step['count']} count
 * @returns {Promise<Counts>}
 */
async function countsOf(code, count) {
  if (!count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = await count().catch(() => ({ passed: 0, failed: 1 }));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * Prints the sums as the last line.
 * @param {readonly Counts[]} parts
 * @returns {number} the exit code
 */
export function summarise(parts) {
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
