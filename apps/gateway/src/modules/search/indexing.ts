import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { heatOf, standingOf } from './standing.ts';
import { type SearchPart, searchEntry } from './tables.ts';
import { gramsOf, keyOf, vectorOf } from './words.ts';

/** What the search knows of something. */
export interface Findable {
  readonly resourceType: number;
  readonly resourceId: string;
  readonly title: string;
  /** Empty where there is none. */
  readonly titleEn: string;
  /** Tags, authors, hospital, specialty: what it is filed under. */
  readonly labels: readonly string[];
  readonly summary: string;
  readonly specialtyId: string;
  readonly parts: readonly SearchPart[];
  readonly publishedAt: number;
  readonly viewCount: number;
}

/** Rows of one statement. */
const CHUNK = 500;

/** All that a new version of an entry brings. */
const RENEWED = Object.fromEntries(
  Object.keys(getTableColumns(searchEntry)).map((name) => [
    name,
    sql.raw(`excluded.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
  ]),
);

/** The row of a findable. */
export function entryOf(findable: Findable): typeof searchEntry.$inferInsert {
  const { labels, viewCount, ...entry } = findable;
  const { title, titleEn, publishedAt, summary, parts } = findable;
  const ofTitle = new Set([title, titleEn].flatMap(gramsOf));
  const near = new Set([...ofTitle, ...labels.flatMap(gramsOf)]);
  const texts = [summary, ...parts.flatMap(({ label, text }) => [label, text])];
  return {
    ...entry,
    titleKey: keyOf(title),
    heat: heatOf(viewCount),
    standing: standingOf(viewCount, publishedAt),
    titleVector: vectorOf(ofTitle),
    nearVector: vectorOf(near),
    vector: vectorOf(new Set([...near, ...texts.flatMap(gramsOf)])),
  };
}

/** Makes these findable as they are now; to be called in the transaction that writes them. */
export async function indexFindables(trx: Database, findables: readonly Findable[]): Promise<void> {
  for (let start = 0; start < findables.length; start += CHUNK) {
    await trx
      .insert(searchEntry)
      .values(findables.slice(start, start + CHUNK).map(entryOf))
      .onConflictDoUpdate({ target: [searchEntry.resourceType, searchEntry.resourceId], set: RENEWED });
  }
}

/** Lets a resource rise with its views; to be called in the transaction that counts them. */
export async function warmEntry(
  trx: Database,
  {
    resourceType,
    resourceId,
    publishedAt,
    viewCount,
  }: Pick<Findable, 'resourceType' | 'resourceId' | 'publishedAt' | 'viewCount'>,
): Promise<void> {
  const heat = heatOf(viewCount);
  await trx
    .update(searchEntry)
    .set({ heat, standing: standingOf(viewCount, publishedAt) })
    .where(
      and(
        eq(searchEntry.resourceType, resourceType),
        eq(searchEntry.resourceId, resourceId),
        ne(searchEntry.heat, heat),
      ),
    );
}
