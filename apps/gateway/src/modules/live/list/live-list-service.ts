import type { LiveListItem } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Recordings } from '../replay/replay-recording-service.ts';
import type { LiveRepository, LiveRow } from '../repository.ts';
import type { LiveService } from '../service.ts';
import { presentLiveList } from './list-presenter.ts';

interface LiveListDependencies {
  readonly clock: Clock;
  readonly repository: Pick<LiveRepository, 'countChannels' | 'listVideos'>;
  readonly service: Pick<LiveService, 'presentRows'>;
  readonly recordings: Pick<Recordings, 'listRecordedRanges'>;
}

/** Reads the data of list rows beside the events themselves (rules/live#lists). */
export type ReadLiveList = (rows: readonly LiveRow[]) => Promise<LiveListItem[]>;

/** Creates the reader of list rows. */
export const createReadLiveList =
  ({ clock, repository, service, recordings }: LiveListDependencies): ReadLiveList =>
  async (rows) => {
    const videoIds = rows.flatMap(({ event }) => event.playbackVideoId ?? []);
    const [cards, channels, videos] = await Promise.all([
      service.presentRows(rows),
      repository.countChannels(rows.map(({ event }) => event.id)),
      videoIds.length > 0 ? repository.listVideos(videoIds) : [],
    ]);
    const publishedVideoIds = new Set(videos.map(({ id }) => id));
    const recordedIds = rows.flatMap(({ event: { id, status, playbackVideoId } }) =>
      status === LiveStatus.replay && !publishedVideoIds.has(playbackVideoId ?? '') ? id : [],
    );
    const ranges = await recordings.listRecordedRanges(recordedIds);
    return presentLiveList(rows, { cards, channels, videos, ranges }, clock.now());
  };
