import { LRUCache } from 'lru-cache';
import type { AppContext } from '../app-context.ts';
import type { SessionStore } from './session.ts';

/** Where a call comes from. */
interface Caller {
  readonly ip: string;
  readonly deviceId: string;
}

/** Dead tokens that a process remembers having told of. */
const TOKENS = 10_000;

/** Has the audit log tell of cookies and headers that claim a session which is not the caller's. */
export interface TokenAbuseAudit {
  /** A token that opens nothing: invented, of a session that has ended, or in the cookie of another kind. Told once. */
  deadToken(tokenHash: Buffer, caller: Caller): Promise<void>;
  /** A session whose request does not repeat its apiToken: from another site, or with the token of another session. */
  wrongApiToken(accountId: string, caller: Caller): Promise<void>;
  /** A session that named another customer as its own. */
  foreignId(accountId: string, caller: Caller): Promise<void>;
}

/** Makes it. */
export function createTokenAbuseAudit(
  { db, audit }: Pick<AppContext, 'db' | 'audit'>,
  sessions: Pick<SessionStore, 'ownerOf'>,
): TokenAbuseAudit {
  // A browser whose session was ended elsewhere shows its cookie with every call until somebody logs in.
  const told = new LRUCache<string, true>({ max: TOKENS });
  return {
    async deadToken(tokenHash, { ip, deviceId }) {
      const key = tokenHash.toString('base64');
      if (told.has(key)) return;
      told.set(key, true);
      const accountId = await sessions.ownerOf(tokenHash);
      await audit.recordForgery(db, { event: 'sessionTokenUsed', accountId, ip, deviceId });
    },
    wrongApiToken: (accountId, { ip, deviceId }) =>
      audit.recordForgery(db, { event: 'apiTokenClaimed', accountId, ip, deviceId }),
    foreignId: (accountId, { ip, deviceId }) =>
      audit.recordForgery(db, { event: 'customerIdClaimed', accountId, ip, deviceId }),
  };
}
