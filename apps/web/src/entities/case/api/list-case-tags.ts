import type { RequestOf, ResponseOf } from '@osteon/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A tag of the catalogue. */
export type CaseTag = ResponseOf<'listCaseTags'>['list'][number];
export type CaseTagKind = RequestOf<'listCaseTags'>['kind'];

const NONE: readonly CaseTag[] = [];

/** Tags of a kind by words; those of the words before until they are loaded. */
export function useListCaseTags(kind: CaseTagKind, keyWord: string, enabled: boolean): readonly CaseTag[] {
  const query = useQuery({
    ...gatewayQuery('listCaseTags', { kind, keyWord }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return query.data?.list ?? NONE;
}
