import { LiveType } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { picture } from '../content/card.ts';
import { id } from '../fields.ts';

/**
 * The replays that the caller started, to continue watching: the last watched first, 40 at most, each with the resume
 * position in the channel that was watched last (rules/replay#continue-watching).
 */
export const listBegunReplays = call({
  name: 'listBegunReplays',
  family: 'live',
  mode: 'get',
  summary: 'The replays that the caller began',
  request: {},
  response: z.object({
    list: z.array(
      z.object({
        activityId: id,
        activityTitle: z.string(),
        activityTitleEn: z.string(),
        /** `asia` shows the English title first (rules/live#kinds). */
        liveType: z.enum(LiveType),
        picture,
        /** Its page, with the channel of a recording, at that second. */
        pcLink: z.string(),
        positionSeconds: z.number(),
        durationSeconds: z.number().int(),
        /** Title of the chapter at that second; empty before the first one. */
        chapterTitle: z.string(),
      }),
    ),
  }),
  session: 'required',
});

/** Saves the caller's position in a replay; every 10 seconds and when the page hides (rules/replay#replay-position). */
export const saveReplayPosition = call({
  name: 'saveReplayPosition',
  family: 'live',
  mode: 'post',
  summary: 'Keep the position in a replay',
  request: {
    activityId: id,
    /** The channel of the replay; absent for a video. */
    channelId: id.optional(),
    positionSeconds: z.number().min(0).max(1_000_000),
  },
  response: z.object({ positionSeconds: z.number() }),
  session: 'required',
  errors: ['notFound'],
});

/** Counts a play of a replay, once per play session of a browser (rules/replay#replay). */
export const addPlaybackNum = call({
  name: 'addPlaybackNum',
  family: 'live',
  mode: 'post',
  summary: 'Count a play of a replay',
  request: { activityId: id },
  response: z.object({ counted: z.boolean() }),
  session: 'optional',
  rateLimit: 'plays',
  errors: ['notFound', 'tooMany'],
});
