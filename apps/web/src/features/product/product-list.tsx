import { useListProducts } from '../../entities/product/api/list-products.ts';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { CardSkeletons } from '../../ui/card/card-skeletons.tsx';
import { LoadMore } from '../../ui/list-end/load-more.tsx';
import { Region } from '../../ui/region/region.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { ProductCard } from './product-card.tsx';

/** Device products, of one specialty or all. */
export function ProductList({ label, specialtyId }: { label: string; specialtyId?: string | undefined }) {
  return (
    <Region key={specialtyId ?? ''} skeleton={<CardSkeletons count={8} />}>
      <Pages label={label} specialtyId={specialtyId} />
    </Region>
  );
}

function Pages({ label, specialtyId }: { label: string; specialtyId?: string | undefined }) {
  const { items, ...pages } = useListProducts({ specialtyId });
  if (items.length === 0) return <Empty />;
  return (
    <>
      <CardGrid label={label}>
        {items.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </CardGrid>
      <LoadMore pages={pages} />
    </>
  );
}
