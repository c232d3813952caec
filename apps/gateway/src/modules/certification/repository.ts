import { type CertificationState, type Decision, ESTIMATE_DECISIONS_MAX } from '@osteon/domain';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { createDayNumber } from '../../platform/database/day-number.ts';
import { certification, certificationEvent } from './tables.ts';

/** A stored certification. */
export type CertificationRow = typeof certification.$inferSelect;

/** An event of an account's history. */
export type EventRow = typeof certificationEvent.$inferSelect;

/** Stores certifications and their history. */
export function createCertificationRepository(db: Database) {
  /** The decisions of the last days, newest first. */
  const selectDecisions = (since: number) =>
    db
      .select({ sentAt: certificationEvent.sentAt, decidedAt: certificationEvent.at })
      .from(certificationEvent)
      .where(and(isNotNull(certificationEvent.sentAt), gt(certificationEvent.at, since)))
      .orderBy(desc(certificationEvent.at))
      .limit(ESTIMATE_DECISIONS_MAX);

  return {
    /** The newest certification of an account; null for none. */
    async findNewest(accountId: string): Promise<CertificationRow | null> {
      const [row] = await db
        .select()
        .from(certification)
        .where(eq(certification.accountId, accountId))
        .orderBy(desc(certification.createdAt), desc(certification.id))
        .limit(1);
      return row ?? null;
    },

    /** The certification of an account that is a draft, in review or refused; null for none. */
    async findOpen(accountId: string): Promise<CertificationRow | null> {
      const [row] = await db
        .select()
        .from(certification)
        .where(
          and(eq(certification.accountId, accountId), inArray(certification.state, ['draft', 'review', 'refused'])),
        );
      return row ?? null;
    },

    /** The certification of a number; null for none. */
    async findByNumber(number: string): Promise<CertificationRow | null> {
      const [row] = await db.select().from(certification).where(eq(certification.number, number));
      return row ?? null;
    },

    /** The next number for people. */
    createNumber: (now: number): Promise<string> => createDayNumber(db, certification.number, 'RZ', now),

    /** Inserts a certification; a second open one of an account violates the unique constraint `certification_open`. */
    async insert(row: typeof certification.$inferInsert): Promise<void> {
      await db.insert(certification).values(row);
    },

    /** Stores the columns of a certification that change. */
    async update(id: string, change: Partial<Omit<CertificationRow, 'id' | 'number' | 'accountId'>>): Promise<void> {
      await db.update(certification).set(change).where(eq(certification.id, id));
    },

    /** The certifications in a state, in the order of the queue. */
    listByState(state: CertificationState, size: number) {
      return db
        .select()
        .from(certification)
        .where(eq(certification.state, state))
        .orderBy(asc(certification.submittedAt), asc(certification.id))
        .limit(size);
    },

    /** The number of certifications in review that come before one, as the column `before`. */
    selectBefore(position: { submittedAt: number; id: string }) {
      const submittedAt = new Date(position.submittedAt).toISOString();
      return db
        .select({ before: count() })
        .from(certification)
        .where(
          and(
            eq(certification.state, 'review'),
            sql`(${certification.submittedAt}, ${certification.id}) < (${submittedAt}::timestamptz, ${position.id})`,
          ),
        );
    },

    /** Adds an event to the history. */
    async insertEvent(row: EventRow): Promise<void> {
      await db.insert(certificationEvent).values(row);
    },

    /** The newest events of an account with the kind of their certification. */
    listEvents(accountId: string, size: number) {
      const { at, event, items } = certificationEvent;
      return db
        .select({ at, event, items, kind: certification.kind })
        .from(certificationEvent)
        .innerJoin(certification, eq(certification.id, certificationEvent.certificationId))
        .where(eq(certificationEvent.accountId, accountId))
        .orderBy(desc(at), desc(certificationEvent.id))
        .limit(size);
    },

    /** The last decisions since a time (ms), for the expected time of the next one. */
    async listDecisions(since: number): Promise<Decision[]> {
      const rows = await selectDecisions(since);
      return rows.flatMap(({ sentAt, decidedAt }) => (sentAt === null ? [] : { sentAt, decidedAt }));
    },

    selectDecisions,
  };
}
