import { mapCaptionsToReplay, type RecordedRange, TRY_WATCH_SECONDS } from '@osteon/domain';
import type { ListSpokenPassages, SpokenPassage } from '../../live/search/live-document-service.ts';
import { createRecordingRepository } from '../recording-repository.ts';
import { createSpokenRepository, type SpokenRow } from './spoken-repository.ts';

/** Reads the captions of replays that are recordings as passages of the search index (rules/live#search). */
export const listSpokenPassages: ListSpokenPassages = async (tx, ids) => {
  const spoken = Map.groupBy(await createSpokenRepository(tx).listSpoken(ids), ({ liveId }) => liveId);
  const recordedRanges = await createRecordingRepository(tx).listRecordedRanges([...spoken.keys()]);
  const ranges = Map.groupBy(recordedRanges, ({ liveId }) => liveId);
  return new Map([...spoken].map(([liveId, rows]) => [liveId, toPassages(rows, ranges.get(liveId) ?? [])]));
};

/**
 * Search passages of the captions of a replay by its seconds; those after the try-watch limit have a limited audience
 * (rules/search#limited-passages).
 */
const toPassages = (spoken: readonly SpokenRow[], ranges: readonly RecordedRange[]): SpokenPassage[] =>
  mapCaptionsToReplay(spoken, ranges).map(({ startSeconds, text }) => ({
    place: Math.floor(startSeconds),
    label: '',
    text,
    ...(startSeconds >= TRY_WATCH_SECONDS && { audience: 'certified' as const }),
  }));
