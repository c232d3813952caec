import { randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';

const IP = '127.0.0.1';
const AGENT = 'node';

/** A code that was sent and is not used yet. */
export interface OpenCode {
  readonly id: string;
  readonly accountId: string;
}

/** Writes, in one bare transaction, the rows that a login by code writes, without any query or check. */
export async function writeLogin(sql: Sql, { id, accountId }: OpenCode): Promise<void> {
  const sessionId = randomBytes(16).toString('base64url');
  const deviceId = randomBytes(16).toString('hex');
  await sql.begin(async (tx) => {
    await tx`update verification_code set tries = tries + 1, used_at = now() where id = ${id}`;
    await tx`insert into daily_login values (${accountId}, current_date, 1)`;
    await tx`insert into account_device values (${accountId}, ${deviceId}, ${IP}, ${AGENT}, now(), now())`;
    await tx`
      insert into session (id, token_hash, account_id, kind, device_id, ip, user_agent, created_at, last_used_at, expires_at)
      values (${sessionId}, ${randomBytes(32)}, ${accountId}, 'desktop', ${deviceId}, ${IP}, ${AGENT}, now(), now(), now())`;
    await tx`
      insert into login_record (account_id, at, way, result, session_id, kind, device_id, ip, user_agent)
      values (${accountId}, now(), 'code', 'success', ${sessionId}, 'desktop', ${deviceId}, ${IP}, ${AGENT})`;
    await tx`
      insert into audit_entry (at, event, outcome, account_id, ip, device_id, detail)
      values (now(), 'loginByCode', 'done', ${accountId}, ${IP}, ${deviceId}, '{}')`;
    await tx`
      insert into agreement_consent (account_id, code, version, agreed_at)
      select ${accountId}, code, updated_at, now() from agreement`;
  });
}
