import type { RequestOf } from '@osteon/contract';
import { createContext } from 'react';

/** The items of a list, of one type: the states of those below are read by one call, 100 at most. */
export const EngagementBatch = createContext<RequestOf<'getEngagementState'> | null>(null);
