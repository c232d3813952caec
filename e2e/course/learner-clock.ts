import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dataFolder } from '../support/data-folder.ts';

const program = join(import.meta.dirname, '..', '..', 'apps', 'gateway', 'test', 'course', 'learner-clock-program.ts');

/** The clock of one learner, by which the gateway measures watching and reading. */
export interface LearnerClock extends AsyncDisposable {
  /** Advances the clock of this learner only: other journeys use the machine's clock. */
  advance(seconds: number): Promise<void>;
}

/** Starts the clock of an account. */
export function startLearnerClock(customerId: string): LearnerClock {
  const env = { ...process.env, DATA_DIR: dataFolder(process.env.E2E_PORT ?? '') };
  const child = spawn(process.execPath, [program, customerId], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async advance(seconds) {
      child.stdin.write(`${seconds}\n`);
      if ((await answers.next()).done) throw new Error('the clock has stopped');
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.stdin.end();
      }),
  };
}
