import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { vi } from 'vitest';
import type { TestApp } from './app.ts';

/** The cost of a request: its statements, without those of the job queue, and the passwords that are hashed. */
export interface Work {
  readonly statements: readonly string[];
  readonly hashes: number;
}

/** A query of the driver as it is about to be sent. */
interface Query {
  readonly strings: readonly string[];
  readonly executed: boolean;
}

/** Context of the work under test, without that of workers and timers. */
const traced = new AsyncLocalStorage<true>();

/** Statements of the job queue and of the driver, and the one that is repeated until a code is sent. */
const OTHERS = /pgboss|pg_catalog|^listen|^select "state" from "delivery"/;

/** Runs `work` on a gateway and records its cost; the statements are sorted, as some are sent at the same time. */
export async function traceWork({ deps }: Pick<TestApp, 'deps'>, work: () => Promise<unknown>): Promise<Work> {
  const statements: string[] = [];
  const query = deps.sql`select 1`;
  const driver: { handle: (this: Query) => Promise<void> } = Object.getPrototypeOf(query);
  const { handle } = driver;
  const spy = vi.spyOn(driver, 'handle').mockImplementation(function (this: Query) {
    if (!this.executed && traced.getStore()) statements.push(this.strings.join('?').trim());
    return handle.call(this);
  });
  let hashes = 0;
  // The password library does not name its asynchronous work, and nothing else leaves it unnamed.
  const hook = createHook({ init: (_id, type) => void (type === 'undefined' && traced.getStore() && hashes++) });
  hook.enable();
  await traced.run(true, work);
  hook.disable();
  spy.mockRestore();
  return { statements: statements.filter((text) => text !== '' && !OTHERS.test(text)).sort(), hashes };
}
