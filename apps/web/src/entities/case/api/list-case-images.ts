import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A picture of a draft as its author sees it. */
export type DraftImage = ResponseOf<'listCaseImages'>['list'][number];

/** Pause between two questions while a picture is being read, in ms. */
const POLL_MS = 3_000;

const NONE: readonly DraftImage[] = [];

/** The pictures of a draft; empty until they are loaded and for a draft that is not saved yet. */
export function useListCaseImages(draftId: string | null): readonly DraftImage[] {
  const query = useQuery({
    ...gatewayQuery('listCaseImages', { draftId: draftId ?? '' }, useCustomerId()),
    enabled: draftId !== null,
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ flags, state: reading }) => flags === null && reading !== 'failed') ? POLL_MS : false,
  });
  return query.data?.list ?? NONE;
}
