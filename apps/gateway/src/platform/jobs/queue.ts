import type { z } from 'zod';

/** A queue of background jobs; its name is the key of its rows in the database, so that it must never change. */
export interface Queue<Data extends object = object> {
  readonly name: string;
  /** Checked when a job is sent and again before it is worked on. */
  readonly schema: z.ZodType<Data, Data>;
  /** Attempts after the first one; then the job becomes a dead letter (rules/jobs#retries). */
  readonly retries: number;
  /** Pause before the first retry, in seconds; it doubles with every other one. */
  readonly retryDelay: number;
  /** Longest pause between two attempts, in seconds. */
  readonly retryDelayMax: number;
  /** Time limit of one attempt, in seconds. */
  readonly attemptLimit: number;
  /** True if at most one job of each `singletonKey` waits or runs (rules/jobs#singletons). */
  readonly singleton: boolean;
}

/** The retry policy where a queue states nothing else: about half an hour with exponential backoff. */
const DEFAULTS = { retries: 8, retryDelay: 5, retryDelayMax: 600, attemptLimit: 15 * 60, singleton: false };

/**
 * Declares a queue. The data of a job must be JSON; it is stored in the database for days, so it names rows and holds
 * no secret.
 */
export function defineQueue<Data extends object>(
  parts: Pick<Queue<Data>, 'name' | 'schema'> & Partial<Omit<Queue<Data>, 'name' | 'schema'>>,
): Queue<Data> {
  return { ...DEFAULTS, ...parts };
}
