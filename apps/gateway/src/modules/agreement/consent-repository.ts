import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { agreement, agreementConsent, agreementVersion } from './tables.ts';

/** An agreement in force beside the version that a customer accepted last. */
export interface ConsentRow {
  readonly code: 'userAgreement' | 'privacyPolicy';
  readonly title: string;
  /** In force, yyyy-mm-dd. */
  readonly version: string;
  readonly sections: (typeof agreement.$inferSelect)['sections'];
  /** Null where none was accepted yet. */
  readonly agreed: { readonly version: string; readonly at: number } | null;
}

/** Both agreements with the last consent to each. */
export async function listConsents(db: Database, accountId: string): Promise<ConsentRow[]> {
  const last = db
    .selectDistinctOn([agreementConsent.code])
    .from(agreementConsent)
    .where(eq(agreementConsent.accountId, accountId))
    .orderBy(agreementConsent.code, desc(agreementConsent.version))
    .as('last');
  const rows = await db
    .select({
      code: agreement.code,
      title: agreement.title,
      version: agreement.updatedAt,
      sections: agreement.sections,
      agreedVersion: last.version,
      agreedAt: last.agreedAt,
    })
    .from(agreement)
    .leftJoin(last, eq(last.code, agreement.code))
    .orderBy(desc(agreement.code));
  return rows.map(({ agreedVersion, agreedAt, ...row }) => ({
    ...row,
    agreed: agreedVersion === null || agreedAt === null ? null : { version: agreedVersion, at: agreedAt },
  }));
}

/** The text that an agreement had in a version; null where it was not kept. */
export async function findVersion(db: Database, code: ConsentRow['code'], version: string) {
  const [row] = await db
    .select({ sections: agreementVersion.sections })
    .from(agreementVersion)
    .where(and(eq(agreementVersion.code, code), eq(agreementVersion.version, version)));
  return row?.sections ?? null;
}

/** Keeps a consent to one version; one that is there already stays as it is. Gives whether it was new. */
export async function insertConsent(db: Database, consent: typeof agreementConsent.$inferInsert): Promise<boolean> {
  const kept = await db
    .insert(agreementConsent)
    .values(consent)
    .onConflictDoNothing()
    .returning({ code: agreementConsent.code });
  return kept.length > 0;
}

/** Keeps the consent to both agreements as they stand, for an account that has none yet; one statement. */
export async function insertFirstConsents(db: Database, accountId: string, now: number): Promise<void> {
  const agreedAt = sql.param(now, agreementConsent.agreedAt);
  await db.execute(sql`
    insert into ${agreementConsent} (account_id, code, version, agreed_at)
    select ${accountId}, code, updated_at, ${agreedAt} from ${agreement}
    where not exists (select 1 from ${agreementConsent} where account_id = ${accountId})`);
}
