import { join } from 'node:path';
import { ensureBrowsers } from './ensure/ensure-browsers.mjs';
import { install } from './install.mjs';
import { main, root } from './project.mjs';
import { buildStep, textsSteps } from './quick-steps.mjs';
import { endRun, printOverdue } from './results/end-run.mjs';
import { vitestStep, withReports } from './results/test-steps.mjs';
import { runSteps } from './steps.mjs';

/** Installs Firefox and WebKit and runs the journeys in them; the last line prints the sums. */
await main(async () => {
  await install();
  await ensureBrowsers();
  await printOverdue();
  return withReports(async (reports) =>
    endRun(
      await runSteps([
        ...textsSteps,
        buildStep,
        vitestStep(reports, { name: 'journeys in Firefox and WebKit', cwd: join(root, 'e2e', 'browsers') }),
      ]),
    ),
  );
});
