import { REPLAY_HIT_KINDS } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, text } from '../fields.ts';

/** Searches chat, captions and answers of a replay, in the order of its seconds (rules/replay#search). */
export const searchReplay = call({
  name: 'searchReplay',
  family: 'live',
  mode: 'get',
  summary: 'Search the chat, captions and answers of a replay',
  request: {
    activityId: id,
    /** The watched channel of the replay; the first one by default. */
    channelId: id.optional(),
    keyWord: text(40, z.string().trim().min(1)),
  },
  response: z.object({
    /** The first 50, those alone that the caller may watch. */
    list: z.array(
      z.object({
        /** The second of the replay. */
        seconds: z.number(),
        kind: z.enum(REPLAY_HIT_KINDS),
        /** The text that contains the words: of an answer the question, or what was written. */
        text: z.string(),
        /** The position of a message in the chat. */
        position: z.number().int().optional(),
      }),
    ),
  }),
  session: 'optional',
  errors: ['notFound', 'tooMany'],
  rateLimit: 'searches',
});
