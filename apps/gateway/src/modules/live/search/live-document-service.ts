import { ResourceType } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import { PUBLIC_STATUSES } from '../policy.ts';
import { createLiveDocumentRepository, type LiveDocumentRow } from './live-document-repository.ts';

/** An event as the search finds it. */
type LiveDocument = ReturnType<typeof buildDocument>;

/** The search index, which finds events by themselves. */
interface LiveIndex {
  write(tx: Database, documents: readonly LiveDocument[]): Promise<void>;
  remove(tx: Database, types: readonly number[], ids: readonly string[]): Promise<void>;
}

/** Writes the search documents of events as they are now, in the transaction that changes them. */
export type RefreshLiveDocuments = (tx: Database, ids?: readonly string[]) => Promise<void>;

/** Creates it: of all events unless some are named; what is not public is not found (rules/live#search). */
export const createRefreshLiveDocuments =
  (index: LiveIndex): RefreshLiveDocuments =>
  async (tx, ids) => {
    const rows = await createLiveDocumentRepository(tx).list(ids);
    const isPublic = ({ event }: LiveDocumentRow) => PUBLIC_STATUSES.includes(event.status);
    const hidden = rows.filter((row) => !isPublic(row)).map(({ event }) => event.id);
    await index.remove(tx, [ResourceType.live], hidden);
    await index.write(tx, rows.filter(isPublic).map(buildDocument));
  };

function buildDocument({ event, specialty, lecturers }: LiveDocumentRow) {
  return {
    resourceType: ResourceType.live,
    resourceId: event.id,
    title: event.title,
    titleEn: event.titleEn,
    labels: [...event.tags, specialty, ...lecturers],
    summary: stripMarkup(event.introduce),
    specialtyId: event.specialtyId,
    parts: event.agenda.flatMap(({ items }) => items.map(({ title }) => ({ place: null, label: '', text: title }))),
    publishedAt: event.planBeginAt,
    viewCount: event.viewCount,
  };
}

/** The text of HTML: <strong> may be inside a word, all other tags separate words. */
function stripMarkup(html: string): string {
  return html
    .replace(/<\/?strong>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
