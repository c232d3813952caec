import type { ResourceCard as Item } from '@osteon/contract';
import { type ReactNode, Suspense } from 'react';
import { type ContentFilter, useListContent } from '../../entities/content/api/list-content.ts';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { CardSkeletons } from '../../ui/card/card-skeletons.tsx';
import { ResourceCard } from '../../ui/card/resource-card.tsx';
import { LoadMore } from '../../ui/list-end/load-more.tsx';
import { RegionBoundary } from '../../ui/region/region-boundary.tsx';
import { Empty } from '../../ui/state/empty.tsx';

interface ContentListProps {
  /** Name of the list. */
  label: string;
  filter: ContentFilter;
  /** Renders one resource; a resource card by default. */
  card?: (item: Item, index: number) => ReactNode;
  skeletons?: ReactNode;
  /** The text of an empty list; a general one by default. */
  empty?: string;
}

const EAGER_CARDS = 4;

/** Resources in a grid, page by page, with its own loading, empty and error states. */
export function ContentList({ skeletons = <CardSkeletons count={8} />, ...list }: ContentListProps) {
  return (
    <RegionBoundary key={JSON.stringify(list.filter)}>
      <Suspense fallback={skeletons}>
        <Pages {...list} />
      </Suspense>
    </RegionBoundary>
  );
}

function Pages({ label, filter, card = resourceCard, empty }: ContentListProps) {
  const { items, ...pages } = useListContent(filter);
  if (items.length === 0) return <Empty text={empty} />;
  return (
    <>
      <CardGrid label={label}>{items.map(card)}</CardGrid>
      <LoadMore pages={pages} />
    </>
  );
}

const resourceCard = (item: Item, index: number) => (
  <ResourceCard key={`${item.resourceType}-${item.resourceId}`} item={item} eager={index < EAGER_CARDS} />
);
