import { hash, randomBytes } from 'node:crypto';
import { MESSAGE_SCENES } from '@osteon/domain';
import type { Sql } from 'postgres';

/** Inserts logged-in users into the database and returns their cookies; logins are measured elsewhere. */
export async function logInUsers(sql: Sql, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => hash('sha256', token, 'hex'));
  await sql`
    insert into account (id, mobile, role_id, auth_state, agreed_at, created_at)
    select 'poll-' || n, '137' || lpad(n::text, 8, '0'), 0, 0, now(), now() from generate_series(1, ${count}) as n`;
  await sql`
    insert into session (id, token_hash, account_id, kind, device_id, ip, user_agent, created_at, last_used_at, expires_at)
    select 'poll-' || n, decode(hex, 'hex'), 'poll-' || n, 'desktop', 'poll-' || n, '127.0.0.1', 'node', now(), now(), now() + interval '1 day'
    from unnest(${hashes}::text[]) with ordinality as each (hex, n)`;
  // Every tenth has something unread.
  await sql`
    insert into message (id, account_id, scene, title, body, sent_at)
    select 'poll-' || n || '-' || m, 'poll-' || n, ${MESSAGE_SCENES[0]}, '消息', '正文', now()
    from generate_series(1, ${count}, 10) as n, generate_series(1, 3) as m`;
  await sql`analyze account, session, message`;
  return tokens.map((token) => `osteon_session=${token}; osteon_device=${randomBytes(16).toString('base64url')}`);
}
