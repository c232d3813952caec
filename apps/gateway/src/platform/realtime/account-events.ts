import { ACCOUNT_EVENTS, type AccountEvent } from '@osteon/contract';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from 'postgres';
import type { Database } from '../database/connect.ts';

const CHANNEL = 'osteon_hint';

/** Notifies every process of a change of an account; within a transaction, at its commit. */
export async function notifyAccount(db: Database, accountId: string, kind: AccountEvent): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${`${kind} ${accountId}`})`);
}

/** The same for many accounts, by one statement. */
export async function notifyAccounts(db: Database, accountIds: readonly string[], kind: AccountEvent): Promise<void> {
  await db.execute(sql`
    select pg_notify(${CHANNEL}, ${`${kind} `} || id) from unnest(${sql.param(accountIds)}::text[]) as accounts (id)`);
}

interface Listener {
  readonly onHint: (kind: AccountEvent, accountId: string) => void;
  /** The connection was interrupted, so that events may have been missed. */
  readonly onGap: () => void;
}

/** Subscribes to the events of every process, on a connection of its own that reconnects; returns the unsubscriber. */
export async function subscribe(
  database: Sql,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { onHint, onGap }: Listener,
): Promise<() => void> {
  const handlePayload = (text: string) => {
    const [name, accountId] = text.split(' ');
    const kind = ACCOUNT_EVENTS.find((each) => each === name);
    if (kind === undefined || accountId === undefined) log.warn({ text }, 'a hint of no known kind');
    else onHint(kind, accountId);
  };
  let hasConnected = false;
  const listening = await database.listen(CHANNEL, handlePayload, () => {
    if (hasConnected) onGap();
    hasConnected = true;
  });
  return () => {
    // Not awaited: a database that hangs would never answer, and the connection ends with the pool.
    listening.unlisten().catch(() => undefined);
  };
}
