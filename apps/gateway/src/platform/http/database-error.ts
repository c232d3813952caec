import type { ErrorName } from '@osteon/contract';
import { DrizzleQueryError } from 'drizzle-orm';
import postgres from 'postgres';
import type { Constraints } from '../module.ts';

/** SQLSTATE → error of the catalogue. */
const byState: Readonly<Record<string, ErrorName>> = {
  // A text that no column can store, which the caller sent.
  '22021': 'badInput',
  '22P05': 'badInput',
  // Serialisation failure and deadlock: the other writer won.
  '40001': 'conflict',
  '40P01': 'conflict',
  '53100': 'storageFull',
  // Too many connections, a cancelled statement, a server that stops or starts.
  '53300': 'unavailable',
  '57014': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
};

const UNIQUE_VIOLATION = '23505';

const lostConnection: ReadonlySet<unknown> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNRESET',
  'EPIPE',
]);

/**
 * The catalogue error of an error of PostgreSQL or of the connection to it; null for everything else. A violated unique
 * constraint maps to the error that its module declares, else to a conflict.
 */
export function databaseError(error: unknown, constraints: Constraints): ErrorName | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof postgres.PostgresError) {
    if (cause.code === UNIQUE_VIOLATION) return constraints[cause.constraint_name ?? ''] ?? 'conflict';
    return byState[cause.code] ?? null;
  }
  if (!(cause instanceof Error)) return null;
  const lost = lostConnection.has(Reflect.get(cause, 'code')) || Reflect.get(cause, 'syscall') === 'connect';
  return lost ? 'unavailable' : null;
}
