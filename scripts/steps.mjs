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
  const sum = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let step = queue.shift(); step && !stopped.aborted; step = queue.shift()) {
      const { passed, failed } = await runStep(step);
      sum.passed += passed;
      sum.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return sum;
}

/**
 * @param {Step} step
 * @returns {Promise<Counts>}
 */
async function runStep({ name, command, cwd, env, count }) {
  const startedAt = performance.now();
  const { code, output } = await run(command, { cwd, env });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const { passed, failed } = await getCounts(code, count);
  const figures = count ? `, ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} (${seconds} s${figures})`);
  if (failed > 0) console.log(output.trimEnd());
  return { passed, failed };
}

/**
 * A step that fails counts at least one failure, also where it ended before it could count.
 * @param {number} code
 * @param {Step['count']} count
 * @returns {Promise<Counts>}
 */
async function getCounts(code, count) {
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
