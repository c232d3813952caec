import { PermanentJobError } from './job-error.ts';
import type { Queue } from './queue.ts';

/** A job while it is worked on. */
export interface RunningJob {
  readonly id: string;
  /** 0 for the first attempt. */
  readonly attempt: number;
  /** True if a failure makes it a dead letter. */
  readonly isLastAttempt: boolean;
  /**
   * Aborted when the gateway stops, or when the attempt has taken too long. Long work throws then; the job is retried.
   * Short work may ignore it: a stop waits some seconds.
   */
  readonly signal: AbortSignal;
}

/** The worker of the jobs of one queue. */
export interface Worker {
  readonly queue: Queue;
  /** Jobs that one gateway works on at a time. */
  readonly concurrency: number;
  /** Jobs that are fetched, and worked on, together; more than one only for jobs of milliseconds. */
  readonly batch: number;
  /** Interval of the check for due retries, in seconds; new jobs are notified at once. */
  readonly poll: number;
  /**
   * When a job without data is sent (cron, Shanghai), beside those that others send; null for never
   * (rules/jobs#schedules).
   */
  readonly cron: string | null;
  /** Every job may be worked on twice, after a kill for example, so that its effect has a key (rules/jobs#kill). */
  work(data: unknown, job: RunningJob): Promise<void>;
}

/** Declares the worker of a queue. */
export function defineWorker<Data extends object>(parts: {
  queue: Queue<Data>;
  concurrency?: number;
  batch?: number;
  poll?: number;
  cron?: string;
  work(data: Data, job: RunningJob): Promise<void>;
}): Worker {
  const { queue, concurrency = 1, batch = 1, poll = 5, cron = null } = parts;
  return {
    queue,
    concurrency,
    batch,
    poll,
    cron,
    async work(data, job) {
      const checked = queue.schema.safeParse(data);
      if (!checked.success) throw new PermanentJobError(`its data does not fit the queue: ${checked.error.message}`);
      await parts.work(checked.data, job);
    },
  };
}
