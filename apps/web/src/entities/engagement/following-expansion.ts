import { create } from 'zustand';

/** Whether the following list shows everybody, and says so where nobody is followed. */
export const useFollowingExpansion = create(() => ({ expanded: false }));
