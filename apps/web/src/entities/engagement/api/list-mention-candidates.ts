import type { ResponseOf } from '@osteon/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A person whom a comment can mention. */
export type MentionCandidate = ResponseOf<'listMentionCandidates'>['list'][number];

const NOBODY: readonly MentionCandidate[] = [];

/**
 * People whom a comment can mention, by the start of the name; nobody without one. Earlier ones stay until the
 * response.
 */
export function useListMentionCandidates(keyWord: string | null): readonly MentionCandidate[] {
  const { data } = useQuery({
    ...gatewayQuery('listMentionCandidates', { keyWord: keyWord ?? '' }, useCustomerId()),
    enabled: keyWord !== null,
    placeholderData: keepPreviousData,
  });
  return keyWord === null ? NOBODY : (data?.list ?? NOBODY);
}
