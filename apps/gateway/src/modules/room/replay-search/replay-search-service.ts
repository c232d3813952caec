import type { InputOf, ResponseOf } from '@osteon/contract';
import { getReplaySecond, getReplayTimestamp, LiveStatus, mapCaptionsToReplay, REPLAY_HITS_MAX } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { LiveService } from '../../live/event/service.ts';
import type { FindReplayTimeline } from '../chat/playback-service.ts';
import type { FindReader } from '../chat/read-messages-service.ts';
import { createReplaySearchRepository } from './replay-search-repository.ts';

type Hit = ResponseOf<'searchReplay'>['list'][number];

/** The second of a replay of a duration at which the part ends that a viewer may watch; null is no limit. */
export type FindReplayLimit = (viewer: Session | null, durationSeconds: number) => number | null;

/** Reads what is said in a video by its seconds. */
export type ReadTranscript = (
  videoId: string,
) => Promise<readonly { readonly startSeconds: number; readonly text: string }[]>;

/** Creates the search in one replay (rules/replay#search). */
export function createSearchReplay(
  { db }: Pick<AppContext, 'db'>,
  {
    liveEvents,
    findTimeline,
    findLimit,
    readTranscript,
    findReader,
  }: {
    readonly liveEvents: Pick<LiveService, 'getPublic'>;
    readonly findTimeline: FindReplayTimeline;
    readonly findLimit: FindReplayLimit;
    readonly readTranscript: ReadTranscript;
    readonly findReader: FindReader;
  },
) {
  const repository = createReplaySearchRepository(db);

  /** @throws {CallError} notFound for an event that has no replay, and for a channel of another event */
  return async (
    { activityId: liveId, channelId, keyWord }: InputOf<'searchReplay'>,
    viewer: Session | null,
  ): Promise<Hit[]> => {
    const [{ event }, { blocked }] = await Promise.all([liveEvents.getPublic(liveId), findReader(liveId, viewer)]);
    if (event.status !== LiveStatus.replay) throw new CallError('notFound');
    const { ranges, scale, videoId } = await findTimeline(event, channelId);
    const duration = ranges.reduce((total, { seconds }) => total + seconds, 0) * scale;
    const limit = findLimit(viewer, duration);
    const limitAt = limit === null ? null : getReplayTimestamp(ranges, limit / scale);
    const until = limitAt === Number.POSITIVE_INFINITY ? null : limitAt;
    const search = { liveId, words: keyWord, until, limit: REPLAY_HITS_MAX };
    const getSecond = (at: number) => getReplaySecond(ranges, at) * scale;

    const [messages, answers, captions] = await Promise.all([
      repository.findMessages(search, blocked),
      repository.findAnswers(search),
      videoId === null
        ? repository.findCaptions(search, channelId).then((rows) => mapCaptionsToReplay(rows, ranges))
        : readTranscript(videoId).then((lines) => lines.filter(({ text }) => hasWords(text, keyWord))),
    ]);
    const hits: Hit[] = [
      ...messages.map(({ at, text, position }) => ({
        seconds: getSecond(at),
        kind: 'message' as const,
        text,
        position: position ?? 0,
      })),
      ...captions.map(({ startSeconds, text }) => ({ seconds: startSeconds, kind: 'caption' as const, text })),
      ...answers.flatMap(({ at, question, answer }) =>
        at === null
          ? []
          : {
              seconds: getSecond(at),
              kind: 'answer' as const,
              text: hasWords(question, keyWord) ? question : answer,
            },
      ),
    ];
    return hits
      .filter(({ seconds }) => limit === null || seconds < limit)
      .toSorted((one, other) => one.seconds - other.seconds)
      .slice(0, REPLAY_HITS_MAX);
  };
}

const hasWords = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());
