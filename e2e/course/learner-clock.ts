import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dataFolder } from '../support/data-folder.ts';

const program = join(import.meta.dirname, '..', '..', 'apps', 'gateway', 'test', 'course', 'learner-clock-program.ts');

/** The clock of one learner, which the gateway measures what is watched and read by. */
export interface LearnerClock extends AsyncDisposable {
  /** Lets time pass for this learner alone: journeys beside have the clock of the machine. */
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
