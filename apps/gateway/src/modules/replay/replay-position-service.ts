import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { LiveEvent } from '../live/event/service.ts';
import type { PlayPositions } from '../video/position-service.ts';
import { createReplayPositionRepository } from './replay-position-repository.ts';

type Event = Pick<LiveEvent, 'id' | 'playbackVideoId'>;

/** The resume position of an account in a replay; the channel of a video is empty. */
interface LatestPosition {
  readonly liveId: string;
  readonly channelId: string;
  readonly seconds: number;
  readonly updatedAt: number;
}

export type ReplayPositions = ReturnType<typeof createReplayPositions>;

/** Creates the service of resume positions in replays, in seconds (rules/replay#replay-position). */
export function createReplayPositions(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { videos: playPositions }: { readonly videos: Pick<PlayPositions, 'findByVideos' | 'listLatest' | 'save'> },
) {
  const repository = createReplayPositionRepository(db);
  return {
    /** The positions of an account by the channel of the replay, which is empty for a video. */
    async find(accountId: string, { id, playbackVideoId }: Event): Promise<ReadonlyMap<string, number>> {
      const [rows, video] = await Promise.all([
        repository.listOfEvent(accountId, id),
        playbackVideoId === null ? undefined : playPositions.findByVideos(accountId, [playbackVideoId]),
      ]);
      const seconds = video?.get(playbackVideoId ?? '');
      return new Map([
        ...rows.map((row) => [row.channelId, row.seconds] as const),
        ...(seconds === undefined ? [] : [['', seconds] as const]),
      ]);
    },

    /** The latest position of an account in each event, newest first. */
    async listLatest(accountId: string, limit: number): Promise<readonly LatestPosition[]> {
      const [recordingRows, watched] = await Promise.all([
        repository.listLatest(accountId, limit),
        playPositions.listLatest(accountId, limit),
      ]);
      const events = watched.length > 0 ? await repository.listByVideos(watched.map(({ videoId }) => videoId)) : [];
      const videoRows = events.flatMap(({ liveId, videoId }) =>
        watched
          .filter((video) => video.videoId === videoId)
          .map(({ seconds, updatedAt }) => ({ liveId, channelId: '', seconds, updatedAt })),
      );
      const latest = [...recordingRows, ...videoRows].toSorted((one, other) => other.updatedAt - one.updatedAt);
      const seen = new Set<string>();
      return latest.filter(({ liveId }) => !seen.has(liveId) && seen.add(liveId)).slice(0, limit);
    },

    /** Saves a position; the last save wins. */
    async save(accountId: string, { playbackVideoId }: Event, channelId: string, seconds: number): Promise<void> {
      if (channelId === '' && playbackVideoId !== null) await playPositions.save(accountId, playbackVideoId, seconds);
      else await repository.save({ accountId, channelId, seconds, updatedAt: clock.now() });
    },

    /** Deletes the positions of an account in an event, or all of them for null, in `tx`. */
    remove: (tx: Database, accountId: string, liveId: string | null): Promise<void> =>
      createReplayPositionRepository(tx).remove(accountId, liveId),
  };
}
