import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { declareQueues } from './declare-queues.ts';
import { describeFailure, PermanentJobError } from './job-error.ts';
import type { JobQueue } from './job-queue.ts';
import type { Worker } from './worker.ts';

/** Time zone of the schedules. */
const ZONE = 'Asia/Shanghai';

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/**
 * Declares the queues of the workers and starts one set of them. The returned function stops them: it aborts the signal
 * of the running jobs and waits for them.
 */
export async function startWorkers(
  { jobs, log }: { jobs: JobQueue; log: Log },
  workers: readonly Worker[],
): Promise<() => Promise<void>> {
  const boss = await jobs.open();
  await declareQueues(
    boss,
    workers.map(({ queue }) => queue),
  );
  await boss.start();
  for (const worker of workers) await scheduleWorker(boss, worker);
  const stopping = new AbortController();
  for (const worker of workers) {
    for (let each = 0; each < worker.concurrency; each++) await startWorker(boss, worker, { log, stopping });
  }
  return async () => {
    stopping.abort();
    await Promise.all(workers.map(({ queue }) => boss.offWork(queue.name)));
    await boss.stop({ graceful: false });
  };
}

/** Updates the schedule of a worker to its declaration; the daily jobs have a schedule for each of their keys. */
async function scheduleWorker(boss: PgBoss, { queue, cron }: Worker): Promise<void> {
  if (cron === null) return;
  const [stored] = await boss.getSchedules(queue.name);
  if (stored?.cron === cron && stored.timezone === ZONE) return;
  await boss.schedule(queue.name, cron, {}, { tz: ZONE, singletonKey: queue.name });
}

async function startWorker(
  boss: PgBoss,
  worker: Worker,
  { log, stopping }: { log: Log; stopping: AbortController },
): Promise<void> {
  const { queue, batch, poll } = worker;
  const options = {
    batchSize: batch,
    pollingIntervalSeconds: poll,
    notifyPollingIntervalSeconds: poll,
    burstWhenBatchFull: true,
    includeMetadata: true,
    perJobResults: true,
  } as const;
  const id = await boss.work<object, unknown, typeof options>(queue.name, options, async (jobs) => {
    // Otherwise a worker of single jobs would wait for its next poll although more jobs are there.
    boss.notifyWorker(id);
    return Promise.all(jobs.map((job) => runJob(worker, job, { log, stopping })));
  });
}

async function runJob(
  worker: Worker,
  job: JobWithMetadata,
  { log, stopping }: { log: Log; stopping: AbortController },
): Promise<JobResult> {
  const { id, data, retryCount: attempt } = job;
  const isLastAttempt = attempt >= job.retryLimit;
  try {
    const signal = AbortSignal.any([job.signal, stopping.signal]);
    await worker.work(data, { id, attempt, isLastAttempt, signal });
    return { id, status: 'completed' };
  } catch (error) {
    const isDead = isLastAttempt || error instanceof PermanentJobError;
    const logFields = { err: error, queue: worker.queue.name, job: id, attempt };
    if (isDead) log.error(logFields, 'a job was given up');
    else log.warn(logFields, 'a job failed and is retried');
    return { id, status: isDead ? 'deadletter' : 'failed', output: { reason: describeFailure(error) } };
  }
}
