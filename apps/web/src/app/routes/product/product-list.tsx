import { SpecialtyChips, useSpecialtyFilter } from '../../../features/content/specialty-chips.tsx';
import { ProductList } from '../../../features/product/product-list.tsx';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';

/** Device products by specialty. */
export function Component() {
  const [specialtyId] = useSpecialtyFilter();
  return (
    <div className="page">
      <PageHead title={m['route.productList']()}>
        <SpecialtyChips />
      </PageHead>
      <ProductList label={m['route.productList']()} specialtyId={specialtyId} />
    </div>
  );
}
