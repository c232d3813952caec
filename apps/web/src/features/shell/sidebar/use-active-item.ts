import { activeSidebarItem, type SidebarActive } from '@osteon/domain';
import { useLocation } from 'react-router';

/** What the sidebar marks at the current address (seed 000 §2: from the full path, after each navigation). */
export function useActiveItem(): SidebarActive {
  const { pathname, search } = useLocation();
  return activeSidebarItem(pathname + search);
}
