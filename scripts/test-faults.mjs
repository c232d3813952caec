import { ensureMediaTools } from './ensure-media-tools.mjs';
import { install } from './install.mjs';
import { environment, main } from './project.mjs';
import { runSteps, summarise } from './steps.mjs';

/** Kills workers more often than `npm test` does, at random moments. */
const ROUNDS = '30';

/** Runs the tests that kill a worker amid its work, with more rounds than `npm test`. */
await main(async () => {
  await install();
  await ensureMediaTools();
  const command = ['vitest', 'run', '--project=gateway', 'src/modules/ingest/killed-import.test.ts'];
  const step = { name: 'killed imports', command, env: environment({ FAULT_ROUNDS: ROUNDS }) };
  return summarise([await runSteps([step])]);
});
