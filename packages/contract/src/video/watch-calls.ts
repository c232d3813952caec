import { WATCH_SPEED } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, text } from '../fields.ts';

/** A second of a video. */
const second = z.number().min(0).max(1_000_000);

/** Opens a play session: what its player reports is counted for the caller (rules/watch#sessions). */
export const openWatchSession = call({
  name: 'openWatchSession',
  family: 'video',
  mode: 'post',
  summary: 'Open a play session of a video, whose heartbeats are counted',
  request: {
    id,
    /** The lesson, as in `getVideoPlay`. */
    lessonId: id.optional(),
  },
  response: z.object({
    /** Names the session in `reportWatch`; good for its account and a day. */
    nonce: z.string(),
  }),
  session: 'required',
  rateLimit: 'watchSessions',
  errors: ['notFound', 'tooMany'],
});

/**
 * Reports a time range that was played without a break at one speed (rules/watch#heartbeats). Ranges that the gateway's
 * clock does not allow get the same response as if they had not been sent.
 */
export const reportWatch = call({
  name: 'reportWatch',
  family: 'video',
  mode: 'post',
  summary: 'Report a stretch of a video that was watched',
  request: {
    nonce: text(64),
    /** Seconds of the video. */
    from: second,
    to: second,
    speed: z.number().min(WATCH_SPEED.min).max(WATCH_SPEED.max),
    /** True if the picture was visible; true by default. */
    visible: z.boolean().optional(),
  },
  response: z.object({
    /** Seconds of the video that the caller has seen, in all sessions, each counted once. */
    watchedSeconds: z.number(),
    /** The seconds that this heartbeat has added; the same if it is sent again. */
    creditSeconds: z.number(),
  }),
  session: 'required',
  rateLimit: 'watchReports',
  errors: ['notFound', 'tooMany'],
});
