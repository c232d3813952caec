import type { CallName, RequestOf } from '@osteon/contract';
import type { Sql } from 'postgres';
import { expect, vi } from 'vitest';
import type { Browser } from '../browser.ts';

/** Ends every connection of the gateway, that of its notifications too, as a restart of the database does. */
export const endConnections = (outside: Sql) => outside`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name = 'osteon'`;

/** Repeats a call as a page does whose call failed; returns the codes of the failures. */
export async function sendUntilAnswered<Name extends CallName>(
  browser: Browser,
  name: Name,
  payload: RequestOf<Name>,
): Promise<number[]> {
  const failures: number[] = [];
  await vi.waitFor(
    async () => {
      const { code } = (await browser.call(name, payload)).json();
      if (code !== 0) failures.push(code);
      expect(code).toBe(0);
    },
    { timeout: 30_000, interval: 20 },
  );
  return failures;
}
