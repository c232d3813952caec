import { ResourceType } from '@osteon/domain';

const PAGES: Readonly<Record<number, string>> = {
  [ResourceType.video]: '/videoTerminal',
  [ResourceType.document]: '/docTerminal',
  [ResourceType.case]: '/caseTerminal',
  [ResourceType.course]: '/courseTerminal',
};

/** The page of a resource in the portal (rules/content#addresses). */
export function buildResourceLink({ type, id }: { readonly type: number; readonly id: string }): string {
  const page = PAGES[type];
  if (page === undefined) throw new TypeError(`Resources of type ${type} have no page.`);
  return `${page}?id=${id}`;
}
