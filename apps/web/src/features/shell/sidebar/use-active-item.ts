import { getActiveSidebarItem, type SidebarActive } from '@osteon/domain';
import { useLocation } from 'react-router';

/** The active entry of the sidebar at the current address (rules/shell#sidebar). */
export function useActiveItem(): SidebarActive {
  const { pathname, search } = useLocation();
  return getActiveSidebarItem(pathname + search);
}
