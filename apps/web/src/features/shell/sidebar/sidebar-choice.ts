import { STORAGE_KEYS } from '@osteon/domain';
import { create } from 'zustand';

type SidebarState = 'full' | 'compact';

function storedChoice(): SidebarState | null {
  const stored = localStorage.getItem(STORAGE_KEYS.sidebarState);
  return stored === 'full' || stored === 'compact' ? stored : null;
}

/** The reader's choice for the sidebar; null before any choice (rules/shell#storage-keys). */
export const useSidebarChoice = create<{ choice: SidebarState | null }>(() => ({ choice: storedChoice() }));

/** Stores a choice and applies it at once. */
export function chooseSidebar(choice: SidebarState): void {
  localStorage.setItem(STORAGE_KEYS.sidebarState, choice);
  useSidebarChoice.setState({ choice });
}
