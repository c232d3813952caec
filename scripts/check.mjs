import { install } from './install.mjs';
import { environment, main } from './project.mjs';
import { quickSteps, textsStep } from './quick-steps.mjs';
import { endRun } from './results/end-run.mjs';
import { run } from './run.mjs';
import { runSteps } from './steps.mjs';

/** The quick part of the checks, for use while working, and the table of file sizes. */
await main(async () => {
  await install();
  const results = [
    ...(await runSteps([textsStep])),
    ...(await runSteps(
      [
        ...quickSteps,
        {
          name: 'unit tests',
          command: ['vitest', 'run', '--project=domain', '--project=contract', '--project=scripts'],
        },
      ],
      2,
    )),
  ];
  const { output } = await run(['node', 'scripts/checks/print-size-table.ts'], { env: environment() });
  console.log(output);
  return endRun(results);
});
