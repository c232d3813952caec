import { CAPTION_LANGUAGES, CAPTION_TEXT_MAX, CAPTIONS_PER_POST_MAX } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { callerTimestamp, id, text } from '../fields.ts';

/** A caption as its captioner posts it (rules/room-captions#captions). */
const postedCaption = z.strictObject({
  /** The captioner's own id; a later caption with the same id corrects it. */
  id,
  language: z.enum(CAPTION_LANGUAGES),
  /** Start time of the sentence, in ms by the captioner's clock. */
  startAt: callerTimestamp,
  endAt: callerTimestamp,
  /** Plain text; empty withdraws the caption. */
  text: text(CAPTION_TEXT_MAX, z.string().trim()),
  /**
   * Among texts with the same id, the highest revision is visible, whatever the order in which they arrive.
   */
  revision: z.number().int().min(0).max(1_000_000).default(0),
});

/**
 * Posts captions of a running channel, or corrects those of one that is over (rules/room-captions#captions). `sentAt` is now
 * by the captioner's clock, which may differ from the gateway's. A wrong key is notAllowed, an unknown channel
 * notFound, one that accepts no captions a conflict; all or none are stored.
 */
export const postLiveCaptions = call({
  name: 'postLiveCaptions',
  family: 'live',
  mode: 'post',
  summary: 'Post captions of a running live stream, or correct them',
  request: {
    /** The caption key of the channel (rules/room-captions#caption-keys). */
    key: text(200),
    sentAt: callerTimestamp,
    captions: z.array(postedCaption).min(1).max(CAPTIONS_PER_POST_MAX),
  },
  /** `stored`: number of captions that were new or changed. */
  response: z.object({ stored: z.number().int() }),
  session: 'none',
  errors: ['badInput', 'notAllowed', 'notFound', 'conflict'],
  rateLimit: 'captions',
});
