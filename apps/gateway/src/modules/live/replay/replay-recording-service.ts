import type { RecordedStretch } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Clarity, RenditionName } from '../stream/ladder.ts';
import { getSegmentFile, getSegmentPath, INIT_FILE } from '../stream/segment-file.ts';
import type { StoredSegment } from '../stream/stream-repository.ts';
import { listRecordedRungs, listStretches, type RecordedRun, selectRendition } from './recording.ts';
import { type ChannelStretch, createRecordingRepository } from './recording-repository.ts';

/** Maximum number of renditions of recordings in the cache: one of two hours has 3,600 segments. */
const KEPT_MAX = 100;

/** Maximum number of events whose durations are cached: a list reads those of each of its rows. */
const EVENTS_MAX = 1000;

/** One rendition of a recording, over all its runs. */
export interface RecordedTrack {
  readonly segments: readonly StoredSegment[];
  /** Index of the segment that needs a file, by its path below the channel. */
  readonly places: ReadonlyMap<string, number>;
}

/** The recording of a channel. */
export interface Recording {
  readonly rungs: readonly Clarity[];
  readonly hasAudio: boolean;
  /** Width of the largest run, as the height; 0 if the encoder did not send it. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly stretches: readonly RecordedStretch[];
}

/** The recordings of channels of events that are over. */
export type Recordings = ReturnType<typeof createRecordings>;

/** Creates the recordings as a cache; a change of an event clears it, as the removal of a recording is one. */
export function createRecordings({ db, contentEvents }: Pick<AppContext, 'db' | 'contentEvents'>) {
  const repository = createRecordingRepository(db);
  const tracks = new LRUCache<string, Promise<RecordedTrack>>({ max: KEPT_MAX });
  const ofEvents = new LRUCache<string, readonly ChannelStretch[]>({ max: EVENTS_MAX });
  contentEvents.onChange(() => {
    tracks.clear();
    ofEvents.clear();
  });

  async function read(runs: readonly RecordedRun[], wanted: RenditionName): Promise<RecordedTrack> {
    const segments: StoredSegment[] = [];
    for (const run of runs) {
      const rendition = selectRendition(run, wanted);
      const ofRun = rendition === null ? [] : await repository.listOfRun(run, rendition);
      for (const segment of ofRun) segments.push({ ...segment, position: segments.length });
    }
    const places = new Map<string, number>();
    for (const { position, rendition, runId, number } of segments) {
      const init = getSegmentPath(rendition, runId, INIT_FILE);
      if (!places.has(init)) places.set(init, position);
      places.set(getSegmentPath(rendition, runId, getSegmentFile(number)), position);
    }
    return { segments, places };
  }

  async function findTrack(channelId: string, wanted: RenditionName): Promise<RecordedTrack> {
    const key = `${wanted} ${channelId}`;
    const known = tracks.get(key);
    if (known) return known;
    const reading = repository.listRuns(channelId).then((runs) => read(runs, wanted));
    tracks.set(key, reading);
    reading.catch(() => tracks.delete(key));
    return reading;
  }

  return {
    findTrack,

    /**
     * The time ranges of the recording of each of these events: that of its first recorded channel; empty without one.
     */
    async listStretches(liveIds: readonly string[]): Promise<ReadonlyMap<string, readonly ChannelStretch[]>> {
      const missing = liveIds.filter((id) => !ofEvents.has(id));
      const rows = missing.length > 0 ? await repository.listStretches(missing) : [];
      for (const id of missing)
        ofEvents.set(
          id,
          rows.filter(({ liveId }) => liveId === id),
        );
      return new Map(liveIds.map((id) => [id, ofEvents.get(id) ?? []]));
    },

    /** The recording of a channel; null if it has none. */
    async find(channelId: string): Promise<Recording | null> {
      const runs = await repository.listRuns(channelId);
      const rungs = listRecordedRungs(runs);
      const [smallest] = rungs;
      if (smallest === undefined) return null;
      const { segments } = await findTrack(channelId, smallest);
      const stretches = listStretches(segments);
      const largest = runs.toSorted((a, b) => b.height - a.height)[0];
      return {
        rungs,
        hasAudio: runs.every(({ hasAudio }) => hasAudio),
        width: largest?.width ?? 0,
        height: largest?.height ?? 0,
        seconds: stretches.reduce((total, { seconds }) => total + seconds, 0),
        stretches,
      };
    },
  };
}
