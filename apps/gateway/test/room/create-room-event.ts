import { randomUUID } from 'node:crypto';
import { LiveStatus } from '@osteon/domain';
import type { Sql } from 'postgres';

/**
 * Adds a running event that is open to all, with an empty chat; the accounts are its assistants. It is a copy of a
 * sample event without its lecturers. Returns its id.
 */
export async function createRoomEvent(sql: Sql, assistantIds: readonly string[]): Promise<string> {
  const id = `room-${randomUUID()}`;
  await sql`
    insert into live_event select (jsonb_populate_record(e, jsonb_build_object('id', ${id}::text,
      'status', ${LiveStatus.living}::int, 'authorize_type', 'all', 'reply_type', 0))).* from live_event e
    where id = 'l07'`;
  for (const accountId of assistantIds) await sql`insert into live_assistant values (${id}, ${accountId}, now())`;
  return id;
}
