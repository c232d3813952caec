import type { AppContext } from '../../../platform/app-context.ts';
import { createSessionRepository } from './session-repository.ts';
import { describeBrowser } from './user-agent.ts';

/**
 * Returns the active desktop browser of an account, described for its owner; null for none, empty for an unknown
 * browser.
 */
export type GetActiveDesktop = (accountId: string) => Promise<string | null>;

export function createGetActiveDesktop({ db, clock }: Pick<AppContext, 'db' | 'clock'>): GetActiveDesktop {
  const storedSessions = createSessionRepository(db);
  return async (accountId) => {
    const userAgent = await storedSessions.findActiveDesktop(accountId, clock.now());
    return userAgent === null ? null : describeBrowser(userAgent);
  };
}
