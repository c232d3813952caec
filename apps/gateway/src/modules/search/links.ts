import { ResourceType } from '@osteon/domain';

/** The page of a resource and the parameter that names it (seed 000 §2; spec-decision 30b). */
const PAGES: Readonly<Record<number, string>> = {
  [ResourceType.video]: '/videoTerminal?id=',
  [ResourceType.document]: '/docTerminal?id=',
  [ResourceType.case]: '/caseTerminal?id=',
  [ResourceType.course]: '/courseTerminal?id=',
  [ResourceType.author]: '/doctorHome?id=',
  [ResourceType.live]: '/liveDetail?activityId=',
  [ResourceType.product]: '/productList#',
};

/** The types that can be found, in the order of their tabs. */
export const FOUND_TYPES = [
  ResourceType.video,
  ResourceType.live,
  ResourceType.course,
  ResourceType.case,
  ResourceType.document,
  ResourceType.author,
  ResourceType.product,
] as const;

/** Where a found thing opens, at a second or at a section. */
export function foundLink(resourceType: number, resourceId: string, place: number | string | null = null): string {
  const page = PAGES[resourceType];
  if (page === undefined) throw new TypeError(`What is found of type ${resourceType} has no page.`);
  if (typeof place === 'number') return `${page}${resourceId}&t=${place}`;
  return `${page}${resourceId}${place === null ? '' : `#${place}`}`;
}
