import { Suspense, useId } from 'react';
import { useListContent } from '../../entities/content/api/list-content.ts';
import { m } from '../../texts/index.ts';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { CardSkeletons } from '../../ui/card/card-skeletons.tsx';
import { ResourceCard } from '../../ui/card/resource-card.tsx';
import { RegionBoundary } from '../../ui/region/region-boundary.tsx';
import { SectionHeader } from '../../ui/section/section-header.tsx';

const COUNT = 4;

/** One row of what is viewed most, for pages that have nothing of their own to show. */
export function HottestCards() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={m['route.hotContent']()} more="/hotContent" />
      <RegionBoundary>
        <Suspense fallback={<CardSkeletons count={COUNT} />}>
          <Cards />
        </Suspense>
      </RegionBoundary>
    </section>
  );
}

function Cards() {
  const { items } = useListContent({ sort: 'hottest', pageSize: COUNT });
  return (
    <CardGrid>
      {items.map((item) => (
        <ResourceCard key={item.resourceId} item={item} />
      ))}
    </CardGrid>
  );
}
