import { randomInt } from 'node:crypto';
import { ensureMediaTools } from './ensure/ensure-media-tools.mjs';
import { install } from './install.mjs';
import { environment, main } from './project.mjs';
import { endRun } from './results/end-run.mjs';
import { runSteps } from './steps.mjs';

/** Kills workers more often than `npm run test:full` does, at random times. */
const ROUNDS = '30';

/** The fuzz of `npm run test:full` has one seed, so that it fails for changes of the code alone. */
const SEED = String(randomInt(2 ** 31));

/** Runs the tests that kill a worker amid its work, with more rounds than usual, and the fuzz with another seed. */
await main(async () => {
  await install();
  await ensureMediaTools();
  const env = environment({ FAULT_ROUNDS: ROUNDS, FUZZ_SEED: SEED });
  const killed = {
    name: 'killed imports',
    command: ['vitest', 'run', '--project=processes', 'src/modules/ingest/killed-import.process.test.ts'],
    env,
  };
  const fuzz = {
    name: `fuzz with FUZZ_SEED=${SEED}`,
    command: ['vitest', 'run', '--project=processes', 'test/fuzz.process.test.ts'],
    env,
  };
  return endRun(await runSteps([killed, fuzz]));
});
