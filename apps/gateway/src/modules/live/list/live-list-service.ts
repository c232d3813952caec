import type { LiveListItem } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { LiveRepository, LiveRow } from '../event/repository.ts';
import type { LiveService } from '../event/service.ts';
import { type ChannelRange, presentLiveList } from './list-presenter.ts';

/** Reads the time ranges of the recordings of events; empty for one without a recording. */
export type ListRecordedRanges = (liveIds: readonly string[]) => Promise<ReadonlyMap<string, readonly ChannelRange[]>>;

interface LiveListDependencies {
  readonly clock: Clock;
  readonly repository: Pick<LiveRepository, 'countChannels' | 'listVideos'>;
  readonly service: Pick<LiveService, 'presentRows'>;
  readonly listRecordedRanges: ListRecordedRanges;
}

/** The list rows of the public events among these ids. */
export type FindLiveListItems = (ids: readonly string[]) => Promise<LiveListItem[]>;

/** Reads the data of list rows beside the events themselves (rules/live#lists). */
export type ReadLiveList = (rows: readonly LiveRow[]) => Promise<LiveListItem[]>;

/** Creates the reader of list rows. */
export const createReadLiveList =
  ({ clock, repository, service, listRecordedRanges }: LiveListDependencies): ReadLiveList =>
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
    const ranges = await listRecordedRanges(recordedIds);
    return presentLiveList(rows, { cards, channels, videos, ranges }, clock.now());
  };
