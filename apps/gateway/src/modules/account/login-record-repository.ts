import type { LoginResult, LoginWay } from '@osteon/domain';
import type { Database } from '../../database/connect.ts';
import type { CallContext } from '../../handler.ts';
import { loginRecord } from './tables.ts';

const USER_AGENT_MAX = 512;

/** What a login adds to the list that its owner sees; `at` in ms. */
export interface LoginFact {
  readonly accountId: string;
  readonly way: LoginWay;
  readonly result: LoginResult;
  readonly at: number;
  /** The session that it opened, if it opened one. */
  readonly sessionId?: string;
  /** `desktop` by default. */
  readonly kind?: 'desktop' | 'phone';
}

/** Adds a login, or a try that failed, in the transaction of the login itself. */
export async function recordLogin(
  db: Database,
  { deviceId, ip, userAgent }: Pick<CallContext, 'deviceId' | 'ip' | 'userAgent'>,
  { kind = 'desktop', ...fact }: LoginFact,
): Promise<void> {
  const place = { deviceId, ip, userAgent: userAgent.slice(0, USER_AGENT_MAX) };
  await db.insert(loginRecord).values({ ...fact, ...place, kind });
}
