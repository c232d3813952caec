import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { courseCertificate, creditLine } from '../tables.ts';

export type CertificateRow = typeof courseCertificate.$inferSelect;

/** A certificate that is to be issued. */
export type NewCertificate = Omit<CertificateRow, 'fileHashes' | 'replacedBy' | 'revokedAt' | 'revokedReason'>;

/** Reads and writes certificates of courses. */
export function createCertificateRepository(db: Database) {
  return {
    /** An issued certificate. */
    async find(serial: string): Promise<CertificateRow | undefined> {
      const [row] = await db.select().from(courseCertificate).where(eq(courseCertificate.serial, serial));
      return row;
    },

    /** The newest certificate of an account for a course, locked until the transaction ends. */
    async lockNewest(accountId: string, courseId: string): Promise<CertificateRow | undefined> {
      const [row] = await db
        .select()
        .from(courseCertificate)
        .where(
          and(
            eq(courseCertificate.accountId, accountId),
            eq(courseCertificate.courseId, courseId),
            isNull(courseCertificate.replacedBy),
          ),
        )
        .for('update');
      return row;
    },

    /**
     * Inserts a certificate; returns undefined if its serial is taken, or the account has an active one of the course.
     */
    async insert(row: NewCertificate): Promise<CertificateRow | undefined> {
      const [inserted] = await db.insert(courseCertificate).values(row).onConflictDoNothing().returning();
      return inserted;
    },

    async replace(serial: string, replacedBy: string): Promise<void> {
      await db.update(courseCertificate).set({ replacedBy }).where(eq(courseCertificate.serial, serial));
    },

    /** Adds a file hash to those of a certificate; idempotent. */
    async addFileHash(serial: string, hash: string): Promise<void> {
      await db
        .update(courseCertificate)
        .set({ fileHashes: sql`array_append(${courseCertificate.fileHashes}, ${hash})` })
        .where(
          and(eq(courseCertificate.serial, serial), not(sql`${hash}::text = any(${courseCertificate.fileHashes})`)),
        );
    },

    /** Revokes the certificates of an account of the course whose credit line was revoked, replaced ones included. */
    async revokeWith(
      { accountId, sourceId }: { readonly accountId: string; readonly sourceId: string },
      revoked: { readonly revokedAt: number; readonly revokedReason: string },
    ): Promise<void> {
      await db
        .update(courseCertificate)
        .set(revoked)
        .where(
          and(
            eq(courseCertificate.accountId, accountId),
            eq(courseCertificate.courseId, sourceId),
            isNull(courseCertificate.revokedAt),
          ),
        );
    },

    /** The credit line awarded for a course, locked so that it is not revoked concurrently; undefined for none. */
    async lockLine(accountId: string, courseId: string) {
      const [row] = await db
        .select()
        .from(creditLine)
        .where(
          and(
            eq(creditLine.accountId, accountId),
            eq(creditLine.sourceType, 'course'),
            eq(creditLine.sourceId, courseId),
          ),
        )
        .for('share');
      return row;
    },
  };
}
