import { and, asc, count, eq, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { resource } from '../../content/tables.ts';
import { contentReport } from './tables.ts';

/** A report to store. */
type NewContentReport = Omit<typeof contentReport.$inferInsert, 'resolvedAt' | 'verdict' | 'answer' | 'resolvedBy'>;

/** The operator's resolution of the reports of a resource. */
export interface Resolution {
  readonly verdict: 'corrected' | 'dismissed';
  readonly answer: string;
  readonly resolvedBy: string;
  /** In ms. */
  readonly resolvedAt: number;
}

/** Reads and writes reports of errors in resources. */
export function createContentReportRepository(db: Database) {
  const isOpen = (resourceId: string) =>
    and(eq(contentReport.resourceId, resourceId), isNull(contentReport.resolvedAt));

  return {
    /** An open report stays; a new one replaces a resolved one. */
    async insert(row: NewContentReport): Promise<void> {
      const { reason, correction, source, createdAt } = row;
      await db
        .insert(contentReport)
        .values(row)
        .onConflictDoUpdate({
          target: [contentReport.accountId, contentReport.resourceType, contentReport.resourceId],
          set: {
            reason,
            correction,
            source,
            createdAt,
            resolvedAt: null,
            verdict: null,
            answer: null,
            resolvedBy: null,
          },
          setWhere: sql`${contentReport.resolvedAt} is not null`,
        });
    },

    /** Resources with open reports, the longest reported first, with the number of readers and their reasons. */
    listReported: (limit: number) =>
      db
        .select({
          id: contentReport.resourceId,
          type: contentReport.resourceType,
          title: resource.title,
          reportedAt: min(contentReport.createdAt).mapWith(contentReport.createdAt),
          reporters: count(),
          reasons: sql<string[]>`array_agg(distinct ${contentReport.reason})`,
        })
        .from(contentReport)
        .leftJoin(resource, eq(resource.id, contentReport.resourceId))
        .where(isNull(contentReport.resolvedAt))
        .groupBy(contentReport.resourceId, contentReport.resourceType, resource.title)
        .orderBy(asc(min(contentReport.createdAt)), asc(contentReport.resourceId))
        .limit(limit),

    /** The open reports of a resource, the oldest first, locked until the transaction ends. */
    lockOpen: (resourceId: string) =>
      db
        .select()
        .from(contentReport)
        .where(isOpen(resourceId))
        .orderBy(asc(contentReport.createdAt), asc(contentReport.accountId))
        .for('update'),

    /** Resolves the open reports of a resource. */
    async resolve(resourceId: string, resolution: Resolution): Promise<void> {
      await db.update(contentReport).set(resolution).where(isOpen(resourceId));
    },

    /** The title of a resource in any state; undefined where it has left the library. */
    async findTitle(resourceId: string): Promise<string | undefined> {
      const [row] = await db.select({ title: resource.title }).from(resource).where(eq(resource.id, resourceId));
      return row?.title;
    },
  };
}

/** An open report. */
export type OpenReport = Awaited<ReturnType<ReturnType<typeof createContentReportRepository>['lockOpen']>>[number];
