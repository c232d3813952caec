/** Slots in which adverts are shown (rules/advert#places). */
export const ADVERT_SLOTS = ['home', 'live'] as const;

/** One of them. */
export type AdvertSlot = (typeof ADVERT_SLOTS)[number];

/** Link targets of an advert: a page of the portal, or another site (rules/advert#advert). */
export const ADVERT_LINK = /^(?:\/|https:\/\/)[\w.~%:?=&#-][\w.~%:/?=&#-]{0,199}$/;

/** Most adverts of a slot at a time (rules/advert#places). */
export const ADVERTS_MAX: Readonly<Record<AdvertSlot, number>> = { home: 2, live: 1 };
