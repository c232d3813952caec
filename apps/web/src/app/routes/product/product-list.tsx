import { ResourceType } from '@osteon/domain';
import { SpecialtyChips, useSpecialtyFilter } from '../../../features/content/specialty-chips.tsx';
import { ProductList } from '../../../features/product/product-list.tsx';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { m } from '../../../texts/index.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';

// Shows nothing.
const RecordBrowse = lazyPart(
  async () => (await import('../../../features/engagement/browse/record-browse.tsx')).RecordBrowse,
);

/** Device products by specialty. */
export function Component() {
  const [specialtyId] = useSpecialtyFilter();
  return (
    <div className="page">
      <PageHead title={m['route.productList']()}>
        <SpecialtyChips />
      </PageHead>
      <ProductList
        label={m['route.productList']()}
        specialtyId={specialtyId}
        whileOpen={(id) => (
          <LazyBoundary>
            <RecordBrowse resourceType={ResourceType.product} resourceId={id} />
          </LazyBoundary>
        )}
      />
    </div>
  );
}
