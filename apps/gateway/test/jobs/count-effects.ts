import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppContext } from '../../src/platform/app-context.ts';
import { defineQueue } from '../../src/platform/jobs/queue.ts';
import { defineWorker, type Worker } from '../../src/platform/jobs/worker.ts';

/** Jobs whose effect a test counts. */
export const effectQueue = defineQueue({ name: 'effects', schema: z.object({ key: z.number() }), retryDelay: 1 });

/**
 * A worker whose effect is an entry of its own key and a change that must happen once, in one transaction. It waits
 * between them while as many have happened as `effect_count` allows.
 */
export function createEffectWorker({ db }: Pick<AppContext, 'db'>): Worker {
  return defineWorker({
    queue: effectQueue,
    concurrency: 2,
    batch: 5,
    work: ({ key }) =>
      db.transaction(async (tx) => {
        const entered = await tx.execute(sql`insert into effect values (${key}) on conflict do nothing returning key`);
        if (entered.length === 0) return;
        const count = sql`update effect_count set total = total + 1 where total < allowed returning total`;
        while ((await tx.execute(count)).length === 0) await tx.execute(sql`select pg_sleep(0.01)`);
      }),
  });
}
