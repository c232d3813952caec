import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ensureTestPrograms } from './ensure/ensure-test-programs.mjs';
import { install } from './install.mjs';
import { main } from './project.mjs';
import { buildStep, textsSteps } from './quick-steps.mjs';
import { getFile, readKnownFlaky, writeKnownFlaky } from './results/known-flaky.mjs';
import { runAlone } from './results/rerun-failures.mjs';
import { playwrightStep, vitestStep, withReports } from './results/test-steps.mjs';
import { stopped } from './run.mjs';
import { runSteps } from './steps.mjs';

/** The number of times in a row that a test passes beside busy processors before it counts as fixed. */
const PASSES = 20;

/** Time limit of the runs of one test. */
const LIMIT_MS = 3_600_000;

/** Occupies a processor, as other programs of the machine do. */
const BUSY_LOOP = 'for (;;);';

/** Runs the tests of e2e/known-flaky.json under load, and removes those from the list that pass each time. */
await main(async () => {
  await install();
  const env = await ensureTestPrograms();
  await runSteps([...textsSteps, buildStep]);
  const known = await readKnownFlaky();
  const load = Array.from({ length: availableParallelism() }, () => new Worker(BUSY_LOOP, { eval: true }));
  try {
    await withReports(async (reports) => {
      for (const entry of known) {
        const file = getFile(entry.test);
        const test = {
          name: entry.test,
          file,
          status: /** @type {const} */ ('failed'),
          seconds: 0,
          error: entry.error,
        };
        const program = file.endsWith('.spec.ts') ? playwrightStep : vitestStep;
        const rerun = await program(reports, { name: entry.test, env }).tests?.rerun?.([test]);
        if (!rerun || stopped.aborted) return;
        const passing = await runAlone(rerun, [test], { rounds: PASSES, deadline: performance.now() + LIMIT_MS });
        const isFixed = passing.length > 0;
        console.log(`${isFixed ? 'fixed' : 'still flaky'}: ${entry.test}`);
        if (isFixed) await writeKnownFlaky((await readKnownFlaky()).filter(({ test: name }) => name !== entry.test));
      }
    });
  } finally {
    await Promise.all(load.map((worker) => worker.terminate()));
  }
  return (await readKnownFlaky()).length > 0 ? 1 : 0;
});
