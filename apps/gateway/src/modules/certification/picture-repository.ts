import type { AttachmentType } from '@osteon/domain';
import { and, asc, count, eq, gt, inArray, isNull, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { certification, certificationPicture as picture } from './tables.ts';

/** A picture to be stored. */
export type NewPicture = typeof picture.$inferInsert;

/** The key of a picture's file. */
export type PictureKey = Pick<typeof picture.$inferSelect, 'id' | 'accountId'>;

const key = { id: picture.id, accountId: picture.accountId };

/** A picture of a certification. */
export type AttachedPicture = PictureKey & { readonly attType: AttachmentType };

/** A picture that a submission names. */
export interface Attachment {
  readonly attPath: string;
  readonly attType: AttachmentType;
}

/** Stores the pictures of certifications. */
export function createCertificationPictureRepository(db: Database) {
  return {
    /** Inserts a picture that has no certification yet. */
    async insert(row: NewPicture): Promise<void> {
      await db.insert(picture).values(row);
    },

    /** Deletes the row of one picture. */
    async delete(id: string): Promise<void> {
      await db.delete(picture).where(eq(picture.id, id));
    },

    /** Counts an account's pictures without a certification. */
    async countWaiting(accountId: string): Promise<number> {
      const [row] = await db
        .select({ pictures: count() })
        .from(picture)
        .where(and(eq(picture.accountId, accountId), isNull(picture.certificationId)));
      return row?.pictures ?? 0;
    },

    /** A picture of an account and its width in px; null if the account has none of this id. */
    async find({ id, accountId }: PictureKey): Promise<(PictureKey & { width: number }) | null> {
      const [row] = await db
        .select({ ...key, width: picture.width })
        .from(picture)
        .where(and(eq(picture.id, id), eq(picture.accountId, accountId)));
      return row ?? null;
    },

    /** The pictures of a certification in the order of their types. */
    list(certificationId: string): Promise<AttachedPicture[]> {
      return db
        .select({ ...key, attType: picture.attType })
        .from(picture)
        .where(eq(picture.certificationId, certificationId))
        .orderBy(asc(picture.attType));
    },

    /**
     * Attaches a picture that its account uploaded after `since` (ms) and that no certification uses yet; false for any
     * other.
     */
    async attach(
      { attPath, attType }: Attachment,
      {
        accountId,
        certificationId,
        since,
        now,
      }: { accountId: string; certificationId: string; since: number; now: number },
    ): Promise<boolean> {
      const attached = await db
        .update(picture)
        .set({ certificationId, attType, takenAt: now })
        .where(
          and(
            eq(picture.id, attPath),
            eq(picture.accountId, accountId),
            isNull(picture.certificationId),
            isNull(picture.takenAt),
            gt(picture.createdAt, since),
          ),
        )
        .returning({ id: picture.id });
      return attached.length === 1;
    },

    /** Detaches the pictures of a certification except those of the types; they are deleted with the unused ones. */
    async detach(certificationId: string, retained: readonly AttachmentType[]): Promise<void> {
      await db
        .update(picture)
        .set({ certificationId: null })
        .where(and(eq(picture.certificationId, certificationId), notInArray(picture.attType, [...retained])));
    },

    /** Deletes the rows of an account's pictures without a certification; returns the keys of their files. */
    deleteWaiting(accountId: string): Promise<PictureKey[]> {
      return db
        .delete(picture)
        .where(and(eq(picture.accountId, accountId), isNull(picture.certificationId)))
        .returning(key);
    },

    /** Deletes the oldest pictures without a certification that were uploaded before a time (ms). */
    deleteStale(before: number, size: number): Promise<PictureKey[]> {
      const stale = db
        .select({ id: picture.id })
        .from(picture)
        .where(and(isNull(picture.certificationId), lt(picture.createdAt, before)))
        .orderBy(asc(picture.createdAt))
        .limit(size);
      return db.delete(picture).where(inArray(picture.id, stale)).returning(key);
    },

    /** The certifications that were decided before a time (ms) and still have pictures. */
    listDecidedWithPictures({
      before,
      accountId,
      size,
    }: {
      before: number;
      accountId?: string;
      size: number;
    }): Promise<{ id: string; number: string; accountId: string }[]> {
      return db
        .selectDistinct({ id: certification.id, number: certification.number, accountId: certification.accountId })
        .from(picture)
        .innerJoin(certification, eq(certification.id, picture.certificationId))
        .where(
          and(
            lt(certification.decidedAt, before),
            accountId === undefined ? undefined : eq(picture.accountId, accountId),
          ),
        )
        .limit(size);
    },

    /** Deletes the rows of a certification's pictures; returns the keys of their files. */
    deleteOfCertification(certificationId: string): Promise<PictureKey[]> {
      return db.delete(picture).where(eq(picture.certificationId, certificationId)).returning(key);
    },

    /** The next pictures after an id, by id; for work on all of them. */
    listKeys(after: string, size: number): Promise<PictureKey[]> {
      return db.select(key).from(picture).where(gt(picture.id, after)).orderBy(asc(picture.id)).limit(size);
    },

    /** Locks a picture until the transaction ends; false if it was deleted. */
    async lock(id: string): Promise<boolean> {
      const rows = await db.select({ id: picture.id }).from(picture).where(eq(picture.id, id)).for('update');
      return rows.length === 1;
    },

    /** An account's pictures, of certifications or not. */
    listByAccount(accountId: string): Promise<PictureKey[]> {
      return db.select(key).from(picture).where(eq(picture.accountId, accountId));
    },
  };
}
