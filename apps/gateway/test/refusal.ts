import type { AuditEvent } from '@osteon/domain';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** The answer of a refusal and its entry in the audit log. */
export interface Refused {
  /** The code of the error catalogue. */
  readonly code: number;
  readonly event: AuditEvent;
  /** The reason in the entry's detail, if any. */
  readonly reason?: string;
}

/** The call that must be refused. */
export type Attempt = () => Promise<LightMyRequestResponse>;

/** A row of a table of refusals: its preparation, its call and its refusal. */
export interface RefusedCase {
  readonly what: string;
  readonly prepare: () => Promise<Attempt>;
  readonly refused: Refused;
}

/** Tables that a refused call must not change; tries of a code and records of a refused login are stored elsewhere. */
const UNCHANGED_TABLES = [
  'account',
  'session',
  'qr_scene',
  'band_token',
  'reset_grant',
  'account_lock',
  'account_device',
  'unsubscription',
];

/** Expects that a call is refused: the catalogue's answer, nothing changed, and an entry in the audit log. */
export async function expectRefusal(
  { deps: { sql } }: TestApp,
  attempt: Attempt,
  { code, event, reason }: Refused,
): Promise<void> {
  const rows = async () =>
    Object.fromEntries(
      await Promise.all(
        UNCHANGED_TABLES.map(async (table) => [
          table,
          (await sql`select to_jsonb(kept) - 'last_used_at' as row from ${sql(table)} kept order by 1`).map(
            ({ row }) => row,
          ),
        ]),
      ),
    );
  const before = await rows();
  const [last] = await sql`select coalesce(max(id), 0) as id from audit_entry`;
  const reply = await attempt();
  const body = reply.json();
  expect(body.responseCode ?? body.code).toBe(code);
  expect(body.responseData ?? body.data).toBeNull();
  expect(await rows()).toEqual(before);
  const entries = await sql`select event, outcome, detail, ip, device_id from audit_entry where id > ${last?.id}`;
  expect(entries.filter(({ outcome }) => outcome === 'done')).toEqual([]);
  expect(entries).toContainEqual({
    event,
    outcome: 'refused',
    detail: reason === undefined ? {} : expect.objectContaining({ reason }),
    ip: '127.0.0.1',
    device_id: expect.stringMatching(/^[\w-]{20,}$/),
  });
}
