import { CAPTION_LANGUAGES, CAPTION_TEXT_MAX, CAPTIONS_PER_POST_MAX } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, namedMoment, text } from '../fields.ts';

/** A caption as its captioner posts it (rules/live#captions). */
const postedCaption = z.strictObject({
  /** The captioner's own; what comes later with the same one corrects the caption. */
  id,
  language: z.enum(CAPTION_LANGUAGES),
  /** When it was said, in ms by the captioner's clock. */
  startAt: namedMoment,
  endAt: namedMoment,
  /** Plain; empty takes the caption back. */
  text: text(CAPTION_TEXT_MAX, z.string().trim()),
  /** Of texts with the same id the one with the highest is shown, whatever the order in which they arrive. */
  revision: z.number().int().min(0).max(1_000_000).default(0),
});

/**
 * Posts captions of a running channel, or corrects those of one that is over (rules/live#captions). `sentAt` is now by the
 * captioner's clock, which may be apart from the gateway's. A wrong key is notAllowed, an unknown channel notFound, one that
 * takes no captions a conflict; all or none is stored.
 */
export const postLiveCaptions = call({
  name: 'postLiveCaptions',
  family: 'live',
  mode: 'post',
  summary: 'Post captions of a running live stream, or correct them',
  request: {
    /** The caption key of the channel (rules/live#caption-keys). */
    key: text(200),
    sentAt: namedMoment,
    captions: z.array(postedCaption).min(1).max(CAPTIONS_PER_POST_MAX),
  },
  /** `stored`: those that were new or changed. */
  response: z.object({ stored: z.number().int() }),
  session: 'none',
  errors: ['badInput', 'notAllowed', 'notFound', 'conflict'],
  rateLimit: 'captions',
});
