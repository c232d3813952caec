import { create } from 'zustand';

/** True if the following list shows everybody, and a notice where nobody is followed. */
export const useFollowingExpansion = create(() => ({ expanded: false }));
