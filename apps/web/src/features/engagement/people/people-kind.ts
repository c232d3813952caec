const KINDS = ['following', 'fans'] as const;
const OWN_KINDS = [...KINDS, 'likes'] as const;

/** A list of people: fans, or followed doctors. */
export type PeopleKind = (typeof KINDS)[number];

/** A list of people of the customer's own: also those who liked their content. */
export type OwnPeopleKind = (typeof OWN_KINDS)[number];

/** The list of the address (`people`); null for none. */
export const parsePeopleKind = (value: string | null): PeopleKind | null =>
  KINDS.find((kind) => kind === value) ?? null;

/** The own list of the address (`people`); null for none. */
export const parseOwnPeopleKind = (value: string | null): OwnPeopleKind | null =>
  OWN_KINDS.find((kind) => kind === value) ?? null;
