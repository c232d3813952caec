import { mapCaptionsToReplay, type RecordedRange, ResourceType, TRY_WATCH_SECONDS } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import { PUBLIC_STATUSES } from '../policy.ts';
import { createRecordingRepository } from '../replay/recording-repository.ts';
import { createLiveDocumentRepository, type LiveDocumentRow, type SpokenRow } from './live-document-repository.ts';

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
  (index: LiveIndex): RefreshLiveDocuments =>
  async (tx, ids) => {
    const repository = createLiveDocumentRepository(tx);
    const rows = await repository.list(ids);
    const isPublic = ({ event }: LiveDocumentRow) => PUBLIC_STATUSES.includes(event.status);
    const hidden = rows.filter((row) => !isPublic(row)).map(({ event }) => event.id);
    await index.remove(tx, [ResourceType.live], hidden);
    const publicRows = rows.filter(isPublic);
    const spoken = Map.groupBy(await repository.listSpoken(ids), ({ liveId }) => liveId);
    const recordedRanges = await createRecordingRepository(tx).listRecordedRanges([...spoken.keys()]);
    const ranges = Map.groupBy(recordedRanges, ({ liveId }) => liveId);
    await index.write(
      tx,
      publicRows.map((row) => buildDocument(row, spoken.get(row.event.id) ?? [], ranges.get(row.event.id) ?? [])),
    );
  };

function buildDocument(
  { event, specialty, lecturers }: LiveDocumentRow,
  spoken: readonly SpokenRow[],
  ranges: readonly RecordedRange[],
) {
  const items = event.agenda.flatMap((group) => group.items);
  return {
    resourceType: ResourceType.live,
    resourceId: event.id,
    title: event.title,
    titleEn: event.titleEn,
    labels: [...event.tags, specialty, ...lecturers],
    summary: stripMarkup(event.introduce),
    specialtyId: event.specialtyId,
    parts: [...items.map(({ title }) => ({ place: null, label: '', text: title })), ...toPassages(spoken, ranges)],
    publishedAt: event.planStartAt,
    viewCount: event.viewCount,
  };
}

/**
 * Search passages of the captions of a replay by its seconds; those after the try-watch limit have a limited audience
 * (rules/search#limited-passages).
 */
const toPassages = (spoken: readonly SpokenRow[], ranges: readonly RecordedRange[]) =>
  mapCaptionsToReplay(spoken, ranges).map(({ startSeconds, text }) => ({
    place: Math.floor(startSeconds),
    label: '',
    text,
    ...(startSeconds >= TRY_WATCH_SECONDS && { audience: 'certified' as const }),
  }));

/** The text of HTML: <strong> may be inside a word, all other tags separate words. */
function stripMarkup(html: string): string {
  return html
    .replace(/<\/?strong>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
