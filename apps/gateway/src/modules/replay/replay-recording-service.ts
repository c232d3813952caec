import type { RecordedRange, VideoRendition } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../platform/app-context.ts';
import type { RenditionName } from '../stream/renditions.ts';
import type { StoredSegment } from '../stream/segment-file.ts';
import { getSegmentFile, getSegmentPath, INIT_FILE } from '../stream/segment-file.ts';
import { listRecordedRenditions, type RecordedRun, selectRendition, toRecordedRanges } from './recording.ts';
import { type ChannelRange, createRecordingRepository } from './recording-repository.ts';

/** Maximum number of renditions of recordings in the cache: one of two hours has 3,600 segments. */
const CACHED_TRACKS_MAX = 100;

/** Maximum number of events whose durations are cached: a list reads those of each of its rows. */
const CACHED_EVENTS_MAX = 1000;

/** One rendition of a recording, over all its runs. */
export interface RecordedTrack {
  readonly segments: readonly StoredSegment[];
  /** Index of the segment that needs a file, by its path below the channel. */
  readonly indexByPath: ReadonlyMap<string, number>;
}

/** The recording of a channel. */
export interface Recording {
  readonly renditions: readonly VideoRendition[];
  readonly hasAudio: boolean;
  /** Width of the largest run, as the height; 0 if the encoder did not send it. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly ranges: readonly RecordedRange[];
}

/** The recordings of channels of events that are over. */
export type Recordings = ReturnType<typeof createRecordings>;

/** Creates the recordings as a cache; a change of an event clears it, as the removal of a recording is one. */
export function createRecordings({ db, contentEvents }: Pick<AppContext, 'db' | 'contentEvents'>) {
  const repository = createRecordingRepository(db);
  const tracks = new LRUCache<string, Promise<RecordedTrack>>({ max: CACHED_TRACKS_MAX });
  const rangesByEvent = new LRUCache<string, readonly ChannelRange[]>({ max: CACHED_EVENTS_MAX });
  contentEvents.onChange(() => {
    tracks.clear();
    rangesByEvent.clear();
  });

  async function read(runs: readonly RecordedRun[], requested: RenditionName): Promise<RecordedTrack> {
    const segments: StoredSegment[] = [];
    for (const run of runs) {
      const rendition = selectRendition(run, requested);
      const ofRun = rendition === null ? [] : await repository.listOfRun(run, rendition);
      for (const segment of ofRun) segments.push({ ...segment, position: segments.length });
    }
    const indexByPath = new Map<string, number>();
    for (const { position, rendition, runId, number } of segments) {
      const init = getSegmentPath(rendition, runId, INIT_FILE);
      if (!indexByPath.has(init)) indexByPath.set(init, position);
      indexByPath.set(getSegmentPath(rendition, runId, getSegmentFile(number)), position);
    }
    return { segments, indexByPath };
  }

  async function findTrack(channelId: string, requested: RenditionName): Promise<RecordedTrack> {
    const key = `${requested} ${channelId}`;
    const cached = tracks.get(key);
    if (cached) return cached;
    const pendingTrack = repository.listRuns(channelId).then((runs) => read(runs, requested));
    tracks.set(key, pendingTrack);
    pendingTrack.catch(() => tracks.delete(key));
    return pendingTrack;
  }

  return {
    findTrack,

    /**
     * The time ranges of the recording of each of these events: that of its first recorded channel; empty without one.
     */
    async listRecordedRanges(liveIds: readonly string[]): Promise<ReadonlyMap<string, readonly ChannelRange[]>> {
      const missing = liveIds.filter((id) => !rangesByEvent.has(id));
      const rows = missing.length > 0 ? await repository.listRecordedRanges(missing) : [];
      for (const id of missing)
        rangesByEvent.set(
          id,
          rows.filter(({ liveId }) => liveId === id),
        );
      return new Map(liveIds.map((id) => [id, rangesByEvent.get(id) ?? []]));
    },

    /** The recording of a channel; null if it has none. */
    async find(channelId: string): Promise<Recording | null> {
      const runs = await repository.listRuns(channelId);
      const renditions = listRecordedRenditions(runs);
      const [smallest] = renditions;
      if (smallest === undefined) return null;
      const { segments } = await findTrack(channelId, smallest);
      const ranges = toRecordedRanges(segments);
      const largest = runs.toSorted((a, b) => b.height - a.height)[0];
      return {
        renditions,
        hasAudio: runs.every(({ hasAudio }) => hasAudio),
        width: largest?.width ?? 0,
        height: largest?.height ?? 0,
        seconds: ranges.reduce((total, { seconds }) => total + seconds, 0),
        ranges,
      };
    },
  };
}
