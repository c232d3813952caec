import { usePrefetchInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { useCaseFilter } from './use-case-filter.ts';

// Loads together with the list itself.
const CaseListBody = lazyPart(async () => (await import('./case-list-body.tsx')).CaseListBody);

/** The page of the list of cases; `chips` choose the specialty. */
export function CaseListLayout({ chips }: { chips: ReactNode }) {
  usePrefetchInfiniteQuery(gatewayPagesQuery('listContent', useCaseFilter()));
  return (
    <div className="page">
      <PageHead title={m['route.caseList']()}>{chips}</PageHead>
      <Region skeleton={<RowSkeletons count={6} />}>
        <CaseListBody />
      </Region>
    </div>
  );
}
