import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { DEAD_LETTERS } from './declare-queues.ts';
import { SCHEMA } from './job-schema.ts';

const job = sql.raw(`${SCHEMA}.job`);

/** The state of a job: waiting for its first attempt or for a retry, being worked on, or at its end. */
export const jobStates = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;

/** A state of a job. */
export type JobState = (typeof jobStates)[number];

const isoTimestamp = z.string().transform((text) => Date.parse(text));

const storedJob = z.object({
  id: z.string(),
  queue: z.string(),
  state: z.enum(jobStates),
  data: z.unknown(),
  retries: z.number(),
  createdAt: isoTimestamp,
  startAfter: isoTimestamp,
  reason: z.string().nullable(),
  /** Queue and id of the job that a dead letter was. */
  sourceQueue: z.string().nullable(),
  sourceId: z.string().nullable(),
});

/** A job as the operator reads it. */
export type StoredJob = z.output<typeof storedJob>;

const columns = sql`id, name as queue, state, data, retry_count as retries, created_on as "createdAt",
  start_after as "startAfter", coalesce(source_output, output) ->> 'reason' as reason,
  source_name as "sourceQueue", source_id as "sourceId"`;

const queueDepth = z.object({
  queue: z.string(),
  waiting: z.coerce.number(),
  running: z.coerce.number(),
  failed: z.coerce.number(),
  /** Seconds since the oldest waiting job was due; 0 where none is. */
  oldest: z.coerce.number(),
});

/** The number of jobs of a queue that wait and run, and the time since when. */
export type QueueDepth = z.output<typeof queueDepth>;

/** Reads the jobs of the queues. */
export function createStoredJobRepository(db: Database) {
  return {
    /** The newest jobs; only those of a queue and a state where these are passed. */
    async list(
      { queue, state }: { queue?: string | undefined; state?: JobState | undefined },
      limit: number,
    ): Promise<StoredJob[]> {
      const rows = await db.execute(sql`
        select ${columns} from ${job}
        where ${queue === undefined ? sql`true` : sql`name = ${queue}`}
          and ${state === undefined ? sql`true` : sql`state = ${state}::${sql.raw(SCHEMA)}.job_state`}
        order by created_on desc, id limit ${limit}`);
      return z.array(storedJob).parse(rows);
    },

    /** A job by its id, or the dead letter that it became; null where there is none. */
    async find(id: string): Promise<StoredJob | null> {
      const rows = await db.execute(sql`
        select ${columns} from ${job} where id = ${id}::uuid or (name = ${DEAD_LETTERS} and source_id = ${id}::uuid)
        order by name = ${DEAD_LETTERS} desc limit 1`);
      return storedJob.nullable().parse(rows[0] ?? null);
    },

    /**
     * The depth of every queue; jobs that run or have failed are those that its supervision counted some seconds ago.
     */
    async readQueueDepths(): Promise<QueueDepth[]> {
      const rows = await db.execute(sql`
        select q.name as queue, coalesce(w.waiting, 0) as waiting, q.active_count as running,
          q.failed_count as failed, greatest(coalesce(extract(epoch from now() - w.due), 0), 0) as oldest
        from ${sql.raw(SCHEMA)}.queue q
        left join (
          select name, count(*) as waiting, min(start_after) as due
          from ${job} where state < 'active' and not blocked group by name
        ) w using (name)
        where q.name not like '\\_\\_pgboss%'
        order by q.name`);
      return z.array(queueDepth).parse(rows);
    },
  };
}
