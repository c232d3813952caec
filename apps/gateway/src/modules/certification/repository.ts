import { type CertificationState, type Decision, ESTIMATE_DECISIONS_MAX } from '@osteon/domain';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { createDayNumber } from '../../platform/database/day-number.ts';
import { certification, certificationEvent } from './tables.ts';

/** A stored certification. */
export type CertificationRow = typeof certification.$inferSelect;

/** The newest certification of an account; null for none. */
export async function findNewest(db: Database, accountId: string): Promise<CertificationRow | null> {
  const [row] = await db
    .select()
    .from(certification)
    .where(eq(certification.accountId, accountId))
    .orderBy(desc(certification.createdAt), desc(certification.id))
    .limit(1);
  return row ?? null;
}

/** The certification of an account that is a draft, in review or refused; null for none. */
export async function findOpen(db: Database, accountId: string): Promise<CertificationRow | null> {
  const [row] = await db
    .select()
    .from(certification)
    .where(and(eq(certification.accountId, accountId), inArray(certification.state, ['draft', 'review', 'refused'])));
  return row ?? null;
}

/** The certification of a number; null for none. */
export async function findByNumber(db: Database, number: string): Promise<CertificationRow | null> {
  const [row] = await db.select().from(certification).where(eq(certification.number, number));
  return row ?? null;
}

/** The next number for people. */
export const createNumber = (tx: Database, now: number): Promise<string> =>
  createDayNumber(tx, certification.number, 'RZ', now);

/** Inserts a certification; a second open one of an account violates the unique constraint `certification_open`. */
export async function insertCertification(tx: Database, row: typeof certification.$inferInsert): Promise<void> {
  await tx.insert(certification).values(row);
}

/** Stores the columns of a certification that change. */
export async function updateCertification(
  tx: Database,
  id: string,
  change: Partial<Omit<CertificationRow, 'id' | 'number' | 'accountId'>>,
): Promise<void> {
  await tx.update(certification).set(change).where(eq(certification.id, id));
}

/** The certifications in a state, in the order of the queue. */
export function listByState(db: Database, state: CertificationState, size: number) {
  return db
    .select()
    .from(certification)
    .where(eq(certification.state, state))
    .orderBy(asc(certification.submittedAt), asc(certification.id))
    .limit(size);
}

/** The number of certifications in review that come before one, as the column `before`. */
export function selectBefore(db: Database, position: { submittedAt: number; id: string }) {
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
}

/** An event of an account's history. */
export type EventRow = typeof certificationEvent.$inferSelect;

/** Adds an event to the history. */
export async function insertEvent(tx: Database, row: EventRow): Promise<void> {
  await tx.insert(certificationEvent).values(row);
}

/** The newest events of an account with the kind of their certification. */
export function listEvents(db: Database, accountId: string, size: number) {
  const { at, event, items } = certificationEvent;
  return db
    .select({ at, event, items, kind: certification.kind })
    .from(certificationEvent)
    .innerJoin(certification, eq(certification.id, certificationEvent.certificationId))
    .where(eq(certificationEvent.accountId, accountId))
    .orderBy(desc(at), desc(certificationEvent.id))
    .limit(size);
}

/** The last decisions since a time (ms), for the expected time of the next one. */
export async function listDecisions(db: Database, since: number): Promise<Decision[]> {
  const rows = await selectDecisions(db, since);
  return rows.flatMap(({ sentAt, decidedAt }) => (sentAt === null ? [] : { sentAt, decidedAt }));
}

/** The decisions of the last days, newest first. */
export function selectDecisions(db: Database, since: number) {
  return db
    .select({ sentAt: certificationEvent.sentAt, decidedAt: certificationEvent.at })
    .from(certificationEvent)
    .where(and(isNotNull(certificationEvent.sentAt), gt(certificationEvent.at, since)))
    .orderBy(desc(certificationEvent.at))
    .limit(ESTIMATE_DECISIONS_MAX);
}
