import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app-context.ts';
import { browserName } from '../devices/browser-name.ts';
import { session } from '../tables.ts';

/** Which browser an account is logged in with on its desktop, in its owner's words. */
export type DesktopOf = (accountId: string) => Promise<string | null>;

/** Makes that question: null where nobody is logged in on a desktop, empty for a browser that does not say what it is. */
export const createDesktopOf =
  ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): DesktopOf =>
  async (accountId) => {
    const [latest] = await db
      .select({ userAgent: session.userAgent })
      .from(session)
      .where(
        and(
          eq(session.accountId, accountId),
          eq(session.kind, 'desktop'),
          isNull(session.endedAt),
          gt(session.expiresAt, clock.now()),
        ),
      )
      .orderBy(desc(session.createdAt))
      .limit(1);
    return latest ? browserName(latest.userAgent) : null;
  };
