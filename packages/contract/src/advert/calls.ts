import { z } from 'zod';
import { call } from '../call.ts';
import { picture } from '../content/card.ts';
import { id } from '../fields.ts';

/** An advert as a card (rules/advert#advert). */
const advertCard = z.object({
  id,
  title: z.string(),
  text: z.string(),
  picture: picture.nullable(),
  /** A page of the portal, or an address of another site. */
  pcLink: z.string(),
});

/** The advert of a live event for this browser; the response counts as a display (rules/advert#cap). */
export const getLiveAdvert = call({
  name: 'getLiveAdvert',
  family: 'live',
  mode: 'get',
  summary: 'The advert of a live event',
  request: { activityId: id },
  /** Null where there is none, or where this browser has reached the cap of each today. */
  response: z.object({ advert: advertCard.nullable() }),
  session: 'none',
  errors: ['notFound'],
});

/**
 * The adverts of a slot for this browser; the response counts as a display (rules/advert#cap): two of the home page at
 * most, or the one of all live events.
 */
export const listHomeAdverts = call({
  name: 'listHomeAdverts',
  family: 'home',
  mode: 'get',
  summary: 'The adverts of the home page, or of all live events',
  request: { place: z.enum(['home', 'live']).default('home') },
  response: z.object({ adverts: z.array(advertCard) }),
  session: 'none',
});
