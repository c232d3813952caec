import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { agreement, agreementConsent, agreementVersion } from './tables.ts';

/** An agreement in force, with the version that a customer accepted last. */
export interface ConsentRow {
  readonly code: 'userAgreement' | 'privacyPolicy';
  readonly title: string;
  /** In force, yyyy-mm-dd. */
  readonly version: string;
  readonly sections: (typeof agreement.$inferSelect)['sections'];
  /** Null if none was accepted yet. */
  readonly agreed: { readonly version: string; readonly at: number } | null;
}

/** Reads agreements, and reads and writes the consent to them. */
export function createConsentRepository(db: Database) {
  return {
    /** An agreement in force; undefined for an unknown code. */
    async findAgreement(code: ConsentRow['code']) {
      const [row] = await db.select().from(agreement).where(eq(agreement.code, code));
      return row;
    },

    /** Both agreements with the last consent to each. */
    async list(accountId: string): Promise<ConsentRow[]> {
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
    },

    /** The sections of one version of an agreement; null if it was not stored. */
    async findVersionSections(code: ConsentRow['code'], version: string) {
      const [row] = await db
        .select({ sections: agreementVersion.sections })
        .from(agreementVersion)
        .where(and(eq(agreementVersion.code, code), eq(agreementVersion.version, version)));
      return row?.sections ?? null;
    },

    /** Inserts a consent to one version; an existing one stays unchanged. Returns whether it was new. */
    async insert(consent: typeof agreementConsent.$inferInsert): Promise<boolean> {
      const inserted = await db
        .insert(agreementConsent)
        .values(consent)
        .onConflictDoNothing()
        .returning({ code: agreementConsent.code });
      return inserted.length > 0;
    },

    /** Inserts the consent to the current versions of both agreements for an account that has none yet. */
    async insertFirst(accountId: string, now: number): Promise<void> {
      const agreedAt = sql.param(now, agreementConsent.agreedAt);
      await db.execute(sql`
        insert into ${agreementConsent} (account_id, code, version, agreed_at)
        select ${accountId}, code, updated_at, ${agreedAt} from ${agreement}
        where not exists (select 1 from ${agreementConsent} where account_id = ${accountId})`);
    },
  };
}
