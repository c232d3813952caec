import { ensureTestPrograms } from './ensure/ensure-test-programs.mjs';
import { install } from './install.mjs';
import { main } from './project.mjs';
import { buildStep, textsSteps } from './quick-steps.mjs';
import { endRun, printOverdue } from './results/end-run.mjs';
import { picturesStep, playwrightStep, vitestStep, withReports } from './results/test-steps.mjs';
import { runSteps } from './steps.mjs';

/**
 * Runs the second stage of the tests, which `npm test` leaves out: the other journeys, the tests that start servers,
 * kill processes or encode video, and the pictures.
 */
await main(async () => {
  await install();
  const env = await ensureTestPrograms();
  await printOverdue();
  return withReports(async (reports) =>
    endRun(
      await runSteps([
        ...textsSteps,
        buildStep,
        vitestStep(reports, {
          name: 'tests of processes, pictures of components',
          words: ['--project=processes', '--project=pictures', '--project=runner'],
          env,
        }),
        playwrightStep(reports, {
          name: 'other journeys',
          words: ['--project=journeys', '--grep-invert=@core'],
          env,
        }),
        playwrightStep(reports, { name: 'live journeys', words: ['--project=live', '--grep-invert=@core'], env }),
        picturesStep(reports, env),
      ]),
    ),
  );
});
