import { run, stopped } from './run.mjs';

/**
 * A test of a run. `name` is its file and titles, joined by ' › '; a Vitest file that failed outside its tests has the
 * file alone.
 * @typedef {object} TestResult
 * @property {string} name
 * @property {string} file path in the project
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {number} seconds
 * @property {string} error empty where it passed
 */

/**
 * The results of one program that runs tests.
 * @typedef {object} Report
 * @property {readonly TestResult[]} tests
 * @property {readonly { file: string, seconds: number }[]} files
 * @property {readonly string[]} errors failures that belong to no test
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command program and arguments
 * @property {string} [cwd] folder to run it in; the project's by default
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [limitSeconds] how long it may run before it is killed as hanging
 * @property {Tests} [tests] for a program that runs tests; without it a step counts as one check
 */

/**
 * Functions that read the results of a program that runs tests, and run some of its tests again.
 * @typedef {object} Tests
 * @property {() => Promise<Report>} read
 * @property {((failed: readonly TestResult[]) => Promise<Rerun>) | null} rerun null where no failure is by chance
 */

/**
 * A program that runs some tests again, one after another.
 * @typedef {object} Rerun
 * @property {readonly string[]} command
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => Promise<Report>} read
 */

/**
 * @typedef {object} StepResult
 * @property {Step} step
 * @property {number} seconds
 * @property {Report | null} report null for a check, and where there is none
 * @property {string | null} failure why the step failed as a whole; failed tests are in the report
 */

/** No step runs longer, unless it hangs. */
const LIMIT_SECONDS = 1800;

/**
 * Runs steps in their order, `concurrency` at a time. Each prints one line; the output of a step is printed only when
 * it fails.
 * @param {readonly Step[]} steps
 * @param {number} [concurrency]
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(steps, concurrency = 1) {
  const queue = [...steps];
  /** @type {StepResult[]} */
  const results = [];
  const worker = async () => {
    for (let step = queue.shift(); step && !stopped.aborted; step = queue.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

/**
 * @param {Step} step
 * @returns {Promise<StepResult>}
 */
async function runStep(step) {
  const { name, command, cwd, env, limitSeconds = LIMIT_SECONDS, tests } = step;
  const startedAt = performance.now();
  const { code, output, timedOut } = await run(command, { cwd, env, limitSeconds });
  const seconds = (performance.now() - startedAt) / 1000;
  const { report, failure } = timedOut
    ? { report: null, failure: `${name} did not end within ${limitSeconds} s and was killed` }
    : await readResults(step, code);
  const passed = report?.tests.filter(({ status }) => status === 'passed').length ?? 0;
  const failed = report?.tests.filter(({ status }) => status === 'failed').length ?? 0;
  const hasFailed = failure !== null || failed > 0;
  const figures = tests ? `, ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  console.log(`${hasFailed ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s${figures})`);
  if (hasFailed) console.log(output.trimEnd());
  return { step, seconds, report, failure };
}

/**
 * The report of a step that has ended, which must explain its exit code.
 * @param {Step} step
 * @param {number} code
 * @returns {Promise<Pick<StepResult, 'report' | 'failure'>>}
 */
async function readResults({ name, tests }, code) {
  if (!tests) return { report: null, failure: code === 0 ? null : name };
  /** @type {Report} */
  let report;
  try {
    report = await tests.read();
  } catch (error) {
    return {
      report: null,
      failure: `${name} ended with code ${code}, and its report cannot be read: ${String(error)}`,
    };
  }
  const { tests: results, errors } = report;
  if (errors.length > 0) return { report, failure: [`${name}:`, ...errors].join('\n') };
  if (!results.some(({ status }) => status !== 'skipped')) return { report, failure: `${name} ran no test` };
  const isExplained = code === 0 || results.some(({ status }) => status === 'failed');
  return { report, failure: isExplained ? null : `${name} ended with code ${code} although no test failed` };
}
