import { WATCH_SPEED } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, text } from '../fields.ts';

/** A second of a film. */
const second = z.number().min(0).max(1_000_000);

/** Opens a play session: what its player reports is counted for the caller (rules/watch#sessions). */
export const openWatchSession = call({
  name: 'openWatchSession',
  family: 'video',
  mode: 'post',
  summary: 'Open a play session of a video, whose heartbeats are counted',
  request: {
    id,
    /** As in `getVideoPlay`. */
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
 * Reports a stretch that was played without a break at one speed (rules/watch#heartbeats). What the gateway's clock does
 * not allow is answered as if it had not been sent.
 */
export const reportWatch = call({
  name: 'reportWatch',
  family: 'video',
  mode: 'post',
  summary: 'Report a stretch of a video that was watched',
  request: {
    nonce: text(64),
    /** Seconds of the film. */
    from: second,
    to: second,
    speed: z.number().min(WATCH_SPEED.min).max(WATCH_SPEED.max),
    /** Whether the picture could be seen; true where it is left out. */
    visible: z.boolean().optional(),
  },
  response: z.object({
    /** Seconds of the film that the caller has seen, in all sessions, each counted once. */
    watchedSeconds: z.number(),
    /** How many of them this heartbeat has added; the same where it is sent again. */
    creditSeconds: z.number(),
  }),
  session: 'required',
  rateLimit: 'watchReports',
  errors: ['notFound', 'tooMany'],
});
