import type { AppContext } from '../../src/platform/app-context.ts';
import type { JobQueue } from '../../src/platform/jobs/job-queue.ts';
import { startWorkers } from '../../src/platform/jobs/start-workers.ts';
import type { Worker } from '../../src/platform/jobs/worker.ts';

/**
 * The queue of a gateway whose workers start before its first job is sent. A test file that sends none goes without, as
 * starting them costs as much as the rest of a gateway.
 */
export function startWorkersLate(
  { jobs, log }: Pick<AppContext, 'jobs' | 'log'>,
  listWorkers: () => readonly Worker[],
): { jobs: JobQueue; start(): Promise<unknown>; stop(): Promise<void> } {
  let starting: ReturnType<typeof startWorkers> | undefined;
  const start = () => {
    if (starting) return starting;
    starting = startWorkers({ jobs, log }, listWorkers());
    // After a test that takes the database away, the next job tries again.
    starting.catch(() => {
      starting = undefined;
    });
    return starting;
  };
  return {
    jobs: {
      async send(...job) {
        await start();
        return jobs.send(...job);
      },
      async sendMany(...some) {
        await start();
        await jobs.sendMany(...some);
      },
      open: () => jobs.open(),
    },
    start,
    async stop() {
      const stopWorkers = await starting;
      await stopWorkers?.();
    },
  };
}
