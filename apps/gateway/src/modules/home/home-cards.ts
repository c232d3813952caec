import type { ResourceCard, ResponseOf } from '@osteon/contract';

export type Home = ResponseOf<'getHome'>;

/** All resource cards of the home page. */
export function listCards({ recommended, cases, hottest, sections }: Home): ResourceCard[] {
  const inSections = sections.flatMap((section) => (section.kind === 'resources' ? section.list : []));
  return [...recommended, ...cases, ...hottest, ...inSections];
}

/** The home page with every resource card replaced by `map` of it. */
export function mapCards(home: Home, map: <Card extends ResourceCard>(card: Card) => Card): Home {
  return {
    ...home,
    recommended: home.recommended.map(map),
    cases: home.cases.map(map),
    hottest: home.hottest.map(map),
    sections: home.sections.map((section) =>
      section.kind === 'resources' ? { ...section, list: section.list.map(map) } : section,
    ),
  };
}
