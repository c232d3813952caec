import type { advert } from '../../modules/advert/tables.ts';
import type { LoadInput } from './load-input.ts';

/** The time for which the adverts of a library run after its load, in ms: ten years. */
const RUN_MS = 3650 * 24 * 60 * 60 * 1000;

/** The adverts of the home page, with a picture, and of live events; each links to its product. */
export function buildAdvertRows({ library, loadedAt, pictureOf }: LoadInput): (typeof advert.$inferInsert)[] {
  const names = new Map(library.products.map(({ id, name }) => [id, name]));
  const home = library.home.adverts.map((each) => ({
    ...each,
    id: `home-${each.productId}`,
    slot: 'home' as const,
    liveId: null,
    pictureId: pictureOf(each.productId),
  }));
  const liveEvents = library.liveEvents.flatMap(({ id, advert }) =>
    advert ? [{ ...advert, id: `${id}-${advert.productId}`, slot: 'live' as const, liveId: id, pictureId: null }] : [],
  );
  return [...home, ...liveEvents].map(({ productId, cap, ...each }) => ({
    ...each,
    title: names.get(productId) ?? '',
    link: `/productList#${productId}`,
    fromAt: loadedAt,
    untilAt: loadedAt + RUN_MS,
    dailyCap: cap,
  }));
}
