const KINDS = ['following', 'fans'] as const;

/** A list of people: whom somebody follows, or who follows them. */
export type PeopleKind = (typeof KINDS)[number];

/** The list of the address (`people`); null for none. */
export const parsePeopleKind = (value: string | null): PeopleKind | null =>
  KINDS.find((kind) => kind === value) ?? null;
