import { keepAction } from '../../entities/session/action-attempt.ts';
import { ChunkLoadError } from '../../lib/chunk/load-chunk.ts';
import type { GatedAction } from '../../lib/gated-action.ts';

/** The gated actions that the offline queue stores; the others open something. */
const QUEUED = ['like', 'collect', 'follow', 'likeComment', 'bookLive'] as const;

/** Returns true for a gated action that can be sent later. */
export const isQueueable = (action: GatedAction): action is GatedAction<(typeof QUEUED)[number]> =>
  QUEUED.some((name) => name === action.name);

/** Stores an action whose code is not there, with a message; false where it cannot be sent later. */
export const keepUnloaded = (action: GatedAction): boolean =>
  isQueueable(action) && keepAction(new ChunkLoadError('missing'), action);
