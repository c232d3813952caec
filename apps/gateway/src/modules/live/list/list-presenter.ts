import type { LiveCard, LiveListItem, ResponseOf } from '@osteon/contract';
import {
  countLiveEvents,
  formatDay,
  isOnAir,
  LIVE_HITS_MAX,
  LIVE_KINDS,
  LIVE_STATES,
  type LiveChoice,
  type LiveGroup,
  LiveStatus,
  listReplayChapters,
  type RecordedRange,
} from '@osteon/domain';
import { presentSpecialty } from '../../doctor/presenter.ts';
import { listTimedGroups } from '../event/agenda-item.ts';
import { isHallOnChannel } from '../event/hall.ts';
import { presentRunningAgenda } from '../event/presenter.ts';
import { getSecondOfReplay } from '../event/replay-second.ts';
import type { LiveRepository, LiveRow } from '../event/repository.ts';
import type { FoundMessage } from './found-messages.ts';
import type { SpokenAnswer, SpokenAnswers } from './spoken-answers.ts';

type Rows<Name extends 'countChannels' | 'listVideos'> = Awaited<ReturnType<LiveRepository[Name]>>;

type Video = Omit<Rows<'listVideos'>[number], 'id'>;
type ListedReplay = Pick<NonNullable<LiveListItem['replay']>, 'durationSeconds' | 'chapters'>;

/** A time range of the recording of a channel, which is given by its position in the event. */
export interface ChannelRange extends RecordedRange {
  readonly channel: number;
}

/** Presents the events of a list with their channels and replays, at `now` in ms. */
export function presentLiveList(
  rows: readonly LiveRow[],
  {
    cards,
    channels,
    videos,
    ranges,
    answerCounts,
    answers,
    messages,
    keyWord,
  }: {
    readonly cards: readonly LiveCard[];
    readonly channels: Rows<'countChannels'>;
    readonly videos: Rows<'listVideos'>;
    /** The recordings of replays without a video. */
    readonly ranges: ReadonlyMap<string, readonly ChannelRange[]>;
    readonly answerCounts: Awaited<ReturnType<SpokenAnswers['count']>>;
    /** The answers with the searched words. */
    readonly answers: readonly SpokenAnswer[];
    /** The messages with the searched words. */
    readonly messages: readonly FoundMessage[];
    readonly keyWord: string;
  },
  now: number,
): LiveListItem[] {
  const cardOf = new Map(cards.map((card) => [card.activityId, card]));
  const channelsOf = new Map(channels.map(({ liveId, count }) => [liveId, count]));
  const videoOf = new Map(videos.map(({ id, ...video }) => [id, video]));
  const countOf = new Map(answerCounts.map(({ liveId, count }) => [liveId, count]));
  const answersOf = Map.groupBy(answers, ({ liveId }) => liveId);
  const messagesOf = Map.groupBy(messages, ({ liveId }) => liveId);
  return rows.flatMap(({ event }) => {
    const card = cardOf.get(event.id);
    if (!card) return [];
    const { id, status, kind, authorizeType, playbackCount } = event;
    const recorded = ranges.get(id) ?? [];
    const video = videoOf.get(event.playbackVideoId ?? '');
    const replay = status === LiveStatus.replay ? (presentVideo(video) ?? presentRecording(event, recorded)) : null;
    const getSecond = (at: number) => getSecondOfReplay(event, video, recorded, at);
    return {
      ...card,
      kind,
      authorizeType,
      playbackCount,
      channelCount: channelsOf.get(id) ?? 0,
      agenda: isOnAir(status) ? presentRunningAgenda(event, now) : [],
      replay: replay && {
        ...replay,
        answerCount: countOf.get(id) ?? 0,
        hits: presentHits(answersOf.get(id) ?? [], messagesOf.get(id) ?? [], keyWord, getSecond),
      },
    };
  });
}

/** The first hits in the order of the seconds; answers take precedence over messages. */
const presentHits = (
  answers: readonly SpokenAnswer[],
  messages: readonly FoundMessage[],
  words: string,
  getSecond: (at: number) => number,
): NonNullable<LiveListItem['replay']>['hits'] =>
  [
    ...answers.map(({ question, answer, ...each }) => ({
      ...each,
      kind: 'answer' as const,
      text: question.toLowerCase().includes(words.toLowerCase()) ? question : answer,
    })),
    ...messages.toSorted((one, other) => one.at - other.at).map((each) => ({ ...each, kind: 'message' as const })),
  ]
    .slice(0, LIVE_HITS_MAX)
    .map(({ at, kind, text, by }) => ({ seconds: Math.floor(getSecond(at ?? 0)), kind, text, by: by ?? '' }))
    .toSorted((one, other) => one.seconds - other.seconds);

const presentVideo = (video: Video | undefined): ListedReplay | null =>
  video
    ? {
        durationSeconds: video.durationSeconds ?? 0,
        chapters: video.chapters.map(({ startSeconds, title }) => ({ startSeconds, title })),
      }
    : null;

function presentRecording(event: LiveRow['event'], ranges: readonly ChannelRange[]): ListedReplay | null {
  const durationSeconds = Math.floor(ranges.reduce((total, { seconds }) => total + seconds, 0));
  const [first] = ranges;
  if (!first || durationSeconds === 0) return null;
  const visibleGroups = listTimedGroups(event).filter(({ hall }) => isHallOnChannel(event.halls, hall, first.channel));
  const items = visibleGroups.flatMap((group) => group.items);
  const chapters = listReplayChapters(items, ranges);
  return {
    durationSeconds,
    chapters: chapters.map(({ startSeconds, title }) => ({ startSeconds: Math.floor(startSeconds), title })),
  };
}

/**
 * The number of events in `groups` that each filter leaves beside the others of the choice; `specialtyIds` are those of
 * all events (rules/live#counts).
 */
export function presentLiveCounts({
  groups,
  choice,
  total,
  specialties,
  specialtyIds,
  today,
  days,
  startTimes,
}: {
  readonly groups: readonly LiveGroup[];
  readonly choice: LiveChoice;
  readonly total: number;
  readonly specialties: readonly Parameters<typeof presentSpecialty>[0][];
  readonly specialtyIds: ReadonlySet<string>;
  readonly today: string;
  readonly days: readonly string[];
  readonly startTimes: readonly number[];
}): ResponseOf<'countLives'> {
  const countWith = (change: Partial<LiveChoice>) => countLiveEvents(groups, { ...choice, ...change });
  return {
    total,
    listed: countWith({}),
    anySpecialty: countWith({ specialtyId: undefined }),
    specialties: specialties
      .filter(({ id }) => specialtyIds.has(id))
      .map((each) => ({ ...presentSpecialty(each), count: countWith({ specialtyId: each.id }) })),
    statuses: LIVE_STATES.map((state) => ({ value: state, count: countWith({ state }) })),
    kinds: LIVE_KINDS.map((kind) => ({ value: kind, count: countWith({ kind }) })),
    today,
    calendar: days.map((day) => ({
      day,
      count: startTimes.filter((startTime) => formatDay(startTime) === day).length,
    })),
  };
}
