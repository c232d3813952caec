import type { GatedAction } from '../../lib/gated-action.ts';

/**
 * Stores an action whose code is not there in the offline queue; false where it is not stored. The queue is loaded when
 * the page is idle, and stores nothing before (rules/offline#actions).
 */
export const unloadedActions: { keep: (action: GatedAction) => boolean } = { keep: () => false };
