import { mapCaptionsToReplay, TRY_WATCH_SECONDS } from '@osteon/domain';
import { getSecondOfReplay } from '../../live/event/replay-second.ts';
import type { ListSpokenPassages, SpokenPassage } from '../../live/search/live-document-service.ts';
import { listReplayTexts } from '../../room/replay-search/replay-text-service.ts';
import { createRecordingRepository } from '../recording-repository.ts';
import { createSpokenRepository } from './spoken-repository.ts';

/**
 * Reads the captions of replays that are recordings, and the messages and answers of all replays, as passages of the
 * search index in the order of the seconds (rules/live#search).
 */
export const listSpokenPassages: ListSpokenPassages = async (tx, ids) => {
  const repository = createSpokenRepository(tx);
  const replays = await repository.listReplays(ids);
  const replayIds = replays.map(({ id }) => id);
  const spoken = Map.groupBy(await repository.listSpoken(replayIds), ({ liveId }) => liveId);
  const written = Map.groupBy(await listReplayTexts(tx, replayIds), ({ liveId }) => liveId);
  const recordedRanges = await createRecordingRepository(tx).listRecordedRanges(replayIds);
  const rangesOf = Map.groupBy(recordedRanges, ({ liveId }) => liveId);
  return new Map(
    replays.map((replay) => {
      const { id, video } = replay;
      const ranges = rangesOf.get(id) ?? [];
      // The replay is not shown without either.
      if (!video && ranges.length === 0) return [id, []];
      const passages = [
        ...mapCaptionsToReplay(spoken.get(id) ?? [], ranges).map(({ startSeconds, text }) =>
          toPassage(startSeconds, text),
        ),
        ...(written.get(id) ?? []).map(({ at, text, kind }) =>
          toPassage(getSecondOfReplay(replay, video ?? undefined, ranges, at), text, kind),
        ),
      ];
      return [id, passages.toSorted((one, other) => one.place - other.place)];
    }),
  );
};

/** A passage at a second of a replay; after the try-watch limit its audience is limited (rules/search#limited-passages). */
const toPassage = (seconds: number, text: string, kind?: SpokenPassage['kind']): SpokenPassage => ({
  place: Math.floor(seconds),
  label: '',
  text,
  ...(kind && { kind }),
  ...(seconds >= TRY_WATCH_SECONDS && { audience: 'certified' as const }),
});
