import { LIVE_HEALTH_STATES } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';

/** The health of the streams of an event's encoders, for its assistants (rules/stream#health). */
export const getLiveHealth = call({
  name: 'getLiveHealth',
  family: 'live',
  mode: 'get',
  summary: 'The health of the streams of a live event',
  request: { activityId: id },
  response: z.object({
    /** True while the event is paused by hand (rules/live#pause-by-hand). */
    isPausedByHand: z.boolean(),
    channels: z.array(
      z.object({
        channelId: id,
        state: z.enum(LIVE_HEALTH_STATES),
        /** The last measurement, of five seconds; 0 for an encoder that is away. */
        kbits: z.number().int(),
        frames: z.number().int(),
        /** Share of the time that no frame covers, 0 to 1. */
        lostShare: z.number(),
        /** Time from a frame to the publication of its segment; null if none was published. */
        delayMs: z.number().int().nullable(),
        /** The bitrate of each five seconds of the last ten minutes, in kbit/s; empty if there was none. */
        line: z.array(z.number().int()),
      }),
    ),
  }),
  session: 'required',
  errors: ['notAllowed'],
});
