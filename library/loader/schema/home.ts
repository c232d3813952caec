import { z } from 'zod';
import { advert } from './adverts.ts';
import { itemId, words } from './fields.ts';

/** home.json: the editors' content of the home page. */
export const home = z.strictObject({
  banners: z.array(
    z.strictObject({
      title: words,
      subtitle: words,
      targetType: z.enum(['video', 'course', 'collection', 'expert']),
      targetId: itemId,
    }),
  ),
  adverts: z.array(advert).default([]),
  recommended: z.array(itemId),
  cases: z.array(itemId),
  sections: z.array(
    z.strictObject({
      title: words,
      titleEn: words,
      type: z.enum(['videos', 'courses', 'collections', 'experts']),
      ids: z.array(itemId).min(1),
    }),
  ),
});
