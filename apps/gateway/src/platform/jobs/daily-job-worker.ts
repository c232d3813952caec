import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import type { Job } from './job.ts';
import { PermanentJobError } from './job-error.ts';
import { defineQueue } from './queue.ts';
import { runDailyJob } from './run-daily-job.ts';
import { defineWorker, type Worker } from './worker.ts';

/** When the daily jobs run; those of the night that a gateway missed are sent at its start. */
const NIGHTLY = '30 3 * * *';
const IN_THE_EVENING = '0 19 * * *';

/** Time zone of the schedules. */
const ZONE = 'Asia/Shanghai';

/** The daily jobs, by name; of each at most one waits or runs. */
export const dailyJobQueue = defineQueue({
  name: 'daily-jobs',
  schema: z.object({ name: z.string() }),
  singleton: true,
  attemptLimit: 60 * 60,
});

/** Creates the worker that runs the daily jobs, one after the other. */
export function createDailyJobWorker(deps: Pick<AppContext, 'db' | 'clock'>, jobs: readonly Job[]): Worker {
  return defineWorker({
    queue: dailyJobQueue,
    async work({ name }, { signal }) {
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new PermanentJobError(`this gateway has no daily job ${name}`);
      await runDailyJob(deps, job, signal);
    },
  });
}

/**
 * Schedules every daily job, drops schedules of others, and sends those of the night once: a job that is not due does
 * nothing.
 */
export async function scheduleDailyJobs(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const { name: queue } = dailyJobQueue;
  const keys = new Set(jobs.map(getKey));
  const stored = new Map((await boss.getSchedules(queue)).map((schedule) => [schedule.key, schedule]));
  for (const key of stored.keys()) if (!keys.has(key)) await boss.unschedule(queue, key);
  for (const job of jobs) {
    const key = getKey(job);
    const wanted = job.inTheEvening ? IN_THE_EVENING : NIGHTLY;
    const { cron, timezone } = stored.get(key) ?? {};
    if (cron !== wanted || timezone !== ZONE) {
      await boss.schedule(queue, wanted, { name: job.name }, { key, tz: ZONE, singletonKey: key });
    }
    if (!job.inTheEvening) await boss.send(queue, { name: job.name }, { singletonKey: key });
  }
}

/** Keys of schedules have no spaces. */
function getKey({ name }: Job): string {
  return name.replaceAll(' ', '-');
}
