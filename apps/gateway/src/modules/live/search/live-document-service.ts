import { PUBLIC_STATUSES, ResourceType } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import { createLiveDocumentRepository, type LiveDocumentRow } from './live-document-repository.ts';

/** A caption, a message or an answer of a replay as a passage of its event's search document. */
export interface SpokenPassage {
  /** Second of the replay. */
  readonly place: number;
  readonly label: string;
  readonly text: string;
  /** Absent for a caption. */
  readonly kind?: 'message' | 'answer';
  readonly audience?: 'certified';
}

/** Reads what is said and written in the replays of events, of all events without ids, by event. */
export type ListSpokenPassages = (
  tx: Database,
  ids: readonly string[] | undefined,
) => Promise<ReadonlyMap<string, readonly SpokenPassage[]>>;

/** The search document of an event. */
type LiveDocument = ReturnType<typeof buildDocument>;

/** The search index of events. */
interface LiveIndex {
  write(tx: Database, documents: readonly LiveDocument[]): Promise<void>;
  remove(tx: Database, types: readonly number[], ids: readonly string[]): Promise<void>;
}

/** Writes the search documents of events as they are now, in the transaction that changes them. */
export type RefreshLiveDocuments = (tx: Database, ids?: readonly string[]) => Promise<void>;

/**
 * Creates the refresh, of all events unless ids are given; events that are not public are removed from the index
 * (rules/live#search).
 */
export const createRefreshLiveDocuments =
  (index: LiveIndex, listSpokenPassages: ListSpokenPassages): RefreshLiveDocuments =>
  async (tx, ids) => {
    const repository = createLiveDocumentRepository(tx);
    const rows = await repository.list(ids);
    const isPublic = ({ event }: LiveDocumentRow) => PUBLIC_STATUSES.includes(event.status);
    const hidden = rows.filter((row) => !isPublic(row)).map(({ event }) => event.id);
    await index.remove(tx, [ResourceType.live], hidden);
    const publicRows = rows.filter(isPublic);
    const spoken = await listSpokenPassages(tx, ids);
    await index.write(
      tx,
      publicRows.map((row) => buildDocument(row, spoken.get(row.event.id) ?? [])),
    );
  };

function buildDocument({ event, specialty, lecturers }: LiveDocumentRow, spoken: readonly SpokenPassage[]) {
  const items = event.agenda.flatMap((group) => group.items);
  return {
    resourceType: ResourceType.live,
    resourceId: event.id,
    title: event.title,
    titleEn: event.titleEn,
    labels: [...event.tags, specialty, ...lecturers],
    summary: stripMarkup(event.introduce),
    specialtyId: event.specialtyId,
    parts: [...items.map(({ title }) => ({ place: null, label: '', text: title })), ...spoken],
    publishedAt: event.planStartAt,
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
