import type { PgBoss, QueueResult } from 'pg-boss';
import type { Queue } from './queue.ts';

/**
 * Dead-letter queue of the jobs that were given up after their last retry; no worker runs it, the operator retries them
 * (rules/jobs#dead-letters).
 */
export const DEAD_LETTERS = 'dead-letters';

const DAY_SECONDS = 24 * 60 * 60;

/** A worker that is silent for so many seconds has been killed, and its jobs are taken again. */
const HEARTBEAT = 20;

type Settings = Partial<Omit<QueueResult, 'name'>>;

/** Creates the queues that the database lacks, and updates those whose settings have changed. */
export async function declareQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  await declare(DEAD_LETTERS, { policy: 'standard', retentionSeconds: 30 * DAY_SECONDS });
  for (const queue of queues) await declare(queue.name, toSettings(queue));

  async function declare(name: string, settings: Settings): Promise<void> {
    const found = existing.get(name);
    if (!found) return boss.createQueue(name, settings);
    const { policy, ...changeable } = settings;
    if (found.policy !== policy) throw new Error(`the queue ${name} was declared as ${found.policy} and cannot change`);
    const isSame = Object.entries(changeable).every(([key, value]) => Reflect.get(found, key) === value);
    if (!isSame) await boss.updateQueue(name, changeable);
  }
}

function toSettings(queue: Queue): Settings {
  return {
    // Exclusive: of each key at most one job waits or runs.
    policy: queue.singleton ? 'exclusive' : 'standard',
    retryLimit: queue.retries,
    retryDelay: queue.retryDelay,
    retryDelayMax: queue.retryDelayMax,
    retryBackoff: true,
    expireInSeconds: queue.attemptLimit,
    heartbeatSeconds: HEARTBEAT,
    deadLetter: DEAD_LETTERS,
    notify: true,
  };
}
