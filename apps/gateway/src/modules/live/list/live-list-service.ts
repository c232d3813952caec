import type { LiveListItem } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { LiveRepository, LiveRow } from '../event/repository.ts';
import type { LiveService } from '../event/service.ts';
import type { FoundMessages } from './found-messages.ts';
import { type ChannelRange, presentLiveList } from './list-presenter.ts';
import type { SpokenAnswers } from './spoken-answers.ts';

/** Reads the time ranges of the recordings of events; empty for one without a recording. */
export type ListRecordedRanges = (liveIds: readonly string[]) => Promise<ReadonlyMap<string, readonly ChannelRange[]>>;

/** Finds the replays that an account has started and not finished. */
export type FindUnfinishedReplays = (accountId: string) => Promise<readonly string[]>;

interface LiveListDependencies {
  readonly clock: Clock;
  readonly repository: Pick<LiveRepository, 'countChannels' | 'listVideos'>;
  readonly service: Pick<LiveService, 'presentRows'>;
  readonly listRecordedRanges: ListRecordedRanges;
  readonly spokenAnswers: Pick<SpokenAnswers, 'count' | 'find'>;
  readonly foundMessages: Pick<FoundMessages, 'find'>;
}

/** The list rows of the public events among these ids. */
export type FindLiveListItems = (ids: readonly string[]) => Promise<LiveListItem[]>;

/** Reads the data of list rows beside the events themselves, with the answers and messages that contain words (rules/live#lists). */
export type ReadLiveList = (rows: readonly LiveRow[], keyWord?: string) => Promise<LiveListItem[]>;

/** Creates the reader of list rows. */
export const createReadLiveList =
  ({
    clock,
    repository,
    service,
    listRecordedRanges,
    spokenAnswers,
    foundMessages,
  }: LiveListDependencies): ReadLiveList =>
  async (rows, keyWord = '') => {
    const videoIds = rows.flatMap(({ event }) => event.playbackVideoId ?? []);
    const replayIds = rows.flatMap(({ event: { id, status } }) => (status === LiveStatus.replay ? id : []));
    const [cards, channels, videos, answerCounts, answers, messages] = await Promise.all([
      service.presentRows(rows),
      repository.countChannels(rows.map(({ event }) => event.id)),
      videoIds.length > 0 ? repository.listVideos(videoIds) : [],
      replayIds.length > 0 ? spokenAnswers.count(replayIds) : [],
      replayIds.length > 0 && keyWord !== '' ? spokenAnswers.find(replayIds, keyWord) : [],
      replayIds.length > 0 && keyWord !== '' ? foundMessages.find(replayIds, keyWord) : [],
    ]);
    const publishedVideoIds = new Set(videos.map(({ id }) => id));
    const recordedIds = rows.flatMap(({ event: { id, status, playbackVideoId } }) =>
      status === LiveStatus.replay && !publishedVideoIds.has(playbackVideoId ?? '') ? id : [],
    );
    const ranges = await listRecordedRanges(recordedIds);
    return presentLiveList(
      rows,
      { cards, channels, videos, ranges, answerCounts, answers, messages, keyWord },
      clock.now(),
    );
  };
