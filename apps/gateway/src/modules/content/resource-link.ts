import { ResourceType } from '@osteon/domain';

const PAGES: Readonly<Record<number, string>> = {
  [ResourceType.video]: '/videoTerminal?id=',
  [ResourceType.document]: '/docTerminal?id=',
  [ResourceType.case]: '/caseTerminal?id=',
  [ResourceType.course]: '/courseTerminal?id=',
  [ResourceType.live]: '/liveDetail?activityId=',
};

/** The page of a resource, or of a live event, in the portal (rules/content#addresses). */
export function buildResourceLink({ type, id }: { readonly type: number; readonly id: string }): string {
  const page = PAGES[type];
  if (page === undefined) throw new TypeError(`Resources of type ${type} have no page.`);
  return `${page}${id}`;
}
