import { LayoutSection, ROUTE_FRAMES, type RouteName } from '@osteon/domain';

/**
 * The layout section of a page (rules/shell#layouts). Pages for phones, under /m, have no frame, as section 3; an
 * unknown path gets the simple frame.
 */
export function getLayoutSection(pathname: string, route: RouteName | null): LayoutSection {
  if (route !== null) return ROUTE_FRAMES[route].section;
  return pathname.startsWith('/m/') ? LayoutSection.alone : LayoutSection.simple;
}
