import { join } from 'node:path';
import { ensureTestPrograms } from './ensure/ensure-test-programs.mjs';
import { install } from './install.mjs';
import { main, root } from './project.mjs';
import { buildStep, lintStep, quickSteps, textsSteps } from './quick-steps.mjs';
import { endRun, printOverdue } from './results/end-run.mjs';
import { playwrightStep, vitestStep, withReports } from './results/test-steps.mjs';
import { runSteps } from './steps.mjs';

/**
 * Installs what the checks need and runs the first stage of the tests: all checks, the tests of units, components and
 * the gateway, and the journeys marked @core. `npm run test:full` runs the second stage.
 */
await main(async () => {
  await install();
  const env = await ensureTestPrograms();
  await printOverdue();
  return withReports(async (reports) =>
    endRun([
      ...(await runSteps(textsSteps)),
      ...(await runSteps([buildStep, lintStep, ...quickSteps], 2)),
      ...(await runSteps([
        { name: 'size of first loads', command: ['node', 'build/first-load-size.ts'], cwd: join(root, 'apps', 'web') },
        vitestStep(reports, {
          name: 'tests of units, components and the gateway',
          words: ['--project=!processes', '--project=!pictures', '--project=!runner'],
          env,
        }),
        playwrightStep(reports, { name: 'core journeys', words: ['--grep=@core'], env }),
      ])),
    ]),
  );
});
