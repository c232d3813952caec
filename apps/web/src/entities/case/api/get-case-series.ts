import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A series of a draft with its progress. */
export type DraftSeries = ResponseOf<'getCaseSeries'>['list'][number];

/** Pause between two questions while a series is worked on, in ms. */
const POLL_MS = 2_000;

const NONE: readonly DraftSeries[] = [];

/** The series of a draft; empty until they are loaded and for a draft that is not saved yet. */
export function useGetCaseSeries(draftId: string | null): readonly DraftSeries[] {
  const query = useQuery({
    ...gatewayQuery('getCaseSeries', { draftId: draftId ?? '' }, useCustomerId()),
    enabled: draftId !== null,
    refetchInterval: ({ state }) =>
      state.data?.list.some((series) => series.state === 'queued' || series.state === 'working') ? POLL_MS : false,
  });
  return query.data?.list ?? NONE;
}
