import { LRUCache } from 'lru-cache';
import type { AppContext } from '../app-context.ts';
import type { SessionStore } from './session.ts';

/** The origin of a call. */
interface Caller {
  readonly ip: string;
  readonly deviceId: string;
}

/** Most ended tokens that a process stores as recorded. */
const TOKENS = 10_000;

/** Records cookies and headers with a session that is not the caller's in the audit log. */
export interface TokenAbuseAudit {
  /** An invalid token: invented, of an ended session, or in the cookie of another kind. Recorded once. */
  deadToken(tokenHash: Buffer, caller: Caller): Promise<void>;
  /** A session whose request does not repeat its apiToken: from another site, or with the token of another session. */
  wrongApiToken(accountId: string, caller: Caller): Promise<void>;
  /** A session that named another customer as its own. */
  foreignId(accountId: string, caller: Caller): Promise<void>;
}

export function createTokenAbuseAudit(
  { db, audit }: Pick<AppContext, 'db' | 'audit'>,
  sessions: Pick<SessionStore, 'ownerOf'>,
): TokenAbuseAudit {
  // A browser whose session was ended elsewhere sends its cookie with every call until the next login.
  const recorded = new LRUCache<string, true>({ max: TOKENS });
  return {
    async deadToken(tokenHash, { ip, deviceId }) {
      const key = tokenHash.toString('base64');
      if (recorded.has(key)) return;
      recorded.set(key, true);
      const accountId = await sessions.ownerOf(tokenHash);
      await audit.recordForgery(db, { event: 'sessionTokenUsed', accountId, ip, deviceId });
    },
    wrongApiToken: (accountId, { ip, deviceId }) =>
      audit.recordForgery(db, { event: 'apiTokenClaimed', accountId, ip, deviceId }),
    foreignId: (accountId, { ip, deviceId }) =>
      audit.recordForgery(db, { event: 'customerIdClaimed', accountId, ip, deviceId }),
  };
}
