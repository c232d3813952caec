import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countVitest } from './count-results.mjs';
import { ensureBrowsers } from './ensure/ensure-browsers.mjs';
import { install } from './install.mjs';
import { environment, main, root } from './project.mjs';
import { textsStep } from './quick-steps.mjs';
import { runSteps, summarise } from './steps.mjs';

/** Installs Firefox and WebKit and runs the journeys in them; the last line prints the sums. */
await main(async () => {
  await install();
  await ensureBrowsers();
  const reports = await mkdtemp(join(tmpdir(), 'osteon-reports-'));
  const report = join(reports, 'vitest.json');
  const parts = [
    await runSteps([
      textsStep,
      { name: 'build of the portal', command: ['node', 'scripts/build.mjs'] },
      {
        name: 'journeys in Firefox and WebKit',
        command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        cwd: join(root, 'e2e', 'browsers'),
        env: environment(),
        count: () => countVitest(report),
      },
    ]),
  ];
  await rm(reports, { recursive: true });
  return summarise(parts);
});
