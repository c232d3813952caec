import type { AuditEvent } from '@osteon/domain';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** What a refusal answers and what the audit log then holds. */
export interface Refused {
  /** Of the catalogue. */
  readonly code: number;
  readonly event: AuditEvent;
  /** The detail's reason; none for an event that says it all. */
  readonly reason?: string;
}

/** What is tried, once everything is ready for it. */
export type Attempt = () => Promise<LightMyRequestResponse>;

/** A row of a table of refusals: what is prepared, then tried, and refused. */
export interface RefusedCase {
  readonly what: string;
  readonly prepare: () => Promise<Attempt>;
  readonly refused: Refused;
}

/** Tables that a refused attempt must leave alone; tries of a code and records of a refused login are no change. */
const KEPT = [
  'account',
  'session',
  'qr_scene',
  'band_token',
  'reset_grant',
  'account_lock',
  'account_device',
  'unsubscription',
];

/** Has an attempt refused: the catalogue's answer, nothing changed, and a line in the audit log. */
export async function expectRefusal(
  { deps: { sql } }: TestApp,
  attempt: Attempt,
  { code, event, reason }: Refused,
): Promise<void> {
  const rows = async () =>
    Object.fromEntries(
      await Promise.all(
        KEPT.map(async (table) => [
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
  const told = await sql`select event, outcome, detail, ip, device_id from audit_entry where id > ${last?.id}`;
  expect(told.filter(({ outcome }) => outcome === 'done')).toEqual([]);
  expect(told).toContainEqual({
    event,
    outcome: 'refused',
    detail: reason === undefined ? {} : expect.objectContaining({ reason }),
    ip: '127.0.0.1',
    device_id: expect.stringMatching(/^[\w-]{20,}$/),
  });
}
