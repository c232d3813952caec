import type { ResponseOf } from '@osteon/contract';
import type { TEN_MINUTES_CHOICES } from '@osteon/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A learner's available time, in minutes. */
export type Minutes = (typeof TEN_MINUTES_CHOICES)[number];

/** A part of a joined course that fits into the time. */
export type FittingChapter = ResponseOf<'pickTenMinutes'>['chapters'][number];

/** Parts that fit into some minutes, refetched at each visit: watched parts are not proposed again. */
export const usePickTenMinutes = (minutes: Minutes): readonly FittingChapter[] =>
  useSuspenseQuery({ ...gatewayQuery('pickTenMinutes', { minutes }, useCustomerId()), staleTime: 0 }).data.chapters;
