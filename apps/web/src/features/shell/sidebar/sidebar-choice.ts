import { SIDEBAR_COOKIE, type SidebarChoice, STORAGE_KEYS } from '@osteon/domain';
import { create } from 'zustand';
import { writeCookie } from '../../../lib/cookies.ts';

function storedChoice(): SidebarChoice | null {
  const stored = localStorage.getItem(STORAGE_KEYS.sidebarState);
  return stored === 'full' || stored === 'compact' ? stored : null;
}

/** The user's choice for the sidebar; null before any choice (rules/portal-settings#storage-keys). */
export const useSidebarChoice = create<{ choice: SidebarChoice | null }>(() => ({ choice: storedChoice() }));

/** Stores a choice and applies it at once. */
export function chooseSidebar(choice: SidebarChoice): void {
  localStorage.setItem(STORAGE_KEYS.sidebarState, choice);
  useSidebarChoice.setState({ choice });
}

// Also at each start, as a logout clears the choice.
const showGateway = ({ choice }: { choice: SidebarChoice | null }) => writeCookie(SIDEBAR_COOKIE, choice ?? '');
showGateway(useSidebarChoice.getState());
useSidebarChoice.subscribe(showGateway);
