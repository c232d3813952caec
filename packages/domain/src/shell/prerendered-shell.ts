import { getSearchText } from '../search/search-text.ts';
import { getLayoutSection, LayoutSection, matchRoute } from './route-frames.ts';
import { parsePersonalTab } from './sidebar.ts';

/** A user's choice for the sidebar (rules/shell#layouts). */
export type SidebarChoice = 'full' | 'compact';

/** The gateway reads the choice from this cookie for the prerendered shell. */
export const SIDEBAR_COOKIE = 'osteon_sidebar';

/**
 * Audiences of a prerendered shell: the entries and the language of the frame differ
 * (rules/navigation#prerendered-shell).
 */
export const PRERENDERED_SHELL_READERS = ['zh visitor', 'zh', 'zh ai', 'en visitor', 'en', 'en ai'] as const;
export type PrerenderedShellReader = (typeof PRERENDERED_SHELL_READERS)[number];

/** Placeholder of the searched text in the prerendered shell of the search results. */
export const KEYWORD_PLACEHOLDER = '__KEY_WORD__';

/** Returns true if the sidebar of a layout section can be toggled at some width. */
export const isSidebarChosen = (section: LayoutSection): boolean =>
  section === LayoutSection.main || section === LayoutSection.responsive;

/**
 * Key of an address's prerendered shell in the built portal; addresses with the same frame and skeleton share one. Null
 * for a page without a frame.
 */
export function getPrerenderedShellKey(pathname: string, search: string, choice: SidebarChoice | null): string | null {
  const route = matchRoute(pathname);
  const section = getLayoutSection(pathname, route);
  if (section === LayoutSection.alone) return null;
  const query = new URLSearchParams(search);
  const parts: string[] = [route ?? 'notFound'];
  if (route === 'personalHome') parts.push(String(parsePersonalTab(query.get('tab'))));
  if (route === 'searchList' && getSearchText(query.get('keyWord') ?? '', null) !== null) parts.push('keyWord');
  if (choice !== null && isSidebarChosen(section)) parts.push(choice);
  return parts.join(' ');
}
