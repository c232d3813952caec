import type { ResponseOf } from '@osteon/contract';
import type { TEN_MINUTES_CHOICES } from '@osteon/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** How much time a learner has, in minutes. */
export type Minutes = (typeof TEN_MINUTES_CHOICES)[number];

/** A part of a joined course that fits into the time. */
export type FittingChapter = ResponseOf<'pickTenMinutes'>['chapters'][number];

/** What fits into some minutes, read again at each visit: what was watched is not proposed again. */
export const usePickTenMinutes = (minutes: Minutes): readonly FittingChapter[] =>
  useSuspenseQuery({ ...gatewayQuery('pickTenMinutes', { minutes }, useCustomerId()), staleTime: 0 }).data.chapters;
