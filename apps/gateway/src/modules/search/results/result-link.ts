import { ASSOCIATION_TYPE, ResourceType } from '@osteon/domain';

/** The page of each resource type with the parameter that names the resource (rules/content#addresses). */
const PAGES: Readonly<Record<number, string>> = {
  [ResourceType.video]: '/videoTerminal?id=',
  [ResourceType.document]: '/docTerminal?id=',
  [ResourceType.case]: '/caseTerminal?id=',
  [ResourceType.course]: '/courseTerminal?id=',
  [ResourceType.author]: '/doctorHome?id=',
  [ResourceType.live]: '/liveDetail?activityId=',
  [ResourceType.product]: '/productList#',
  [ASSOCIATION_TYPE]: '/organization?id=',
};

/** The link to a result, at a second of a video (number) or at the anchor of a section (string). */
export function buildResultLink(
  resourceType: number,
  resourceId: string,
  position: number | string | null = null,
): string {
  const page = PAGES[resourceType];
  if (page === undefined) throw new TypeError(`Resources of type ${resourceType} have no page.`);
  if (typeof position === 'number') return `${page}${resourceId}&t=${position}`;
  return `${page}${resourceId}${position === null ? '' : `#${position}`}`;
}
