import { STORAGE_KEYS } from '@osteon/domain';
import { create } from 'zustand';

type SidebarState = 'full' | 'compact';

function storedChoice(): SidebarState | null {
  const stored = localStorage.getItem(STORAGE_KEYS.sidebarState);
  return stored === 'full' || stored === 'compact' ? stored : null;
}

/** What the user made of the sidebar; null before any choice (seed 000 §2: remembered in local storage). */
export const useSidebarChoice = create<{ choice: SidebarState | null }>(() => ({ choice: storedChoice() }));

/** Remembers a choice and shows it at once. */
export function chooseSidebar(choice: SidebarState): void {
  localStorage.setItem(STORAGE_KEYS.sidebarState, choice);
  useSidebarChoice.setState({ choice });
}
