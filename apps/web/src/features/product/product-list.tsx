import type { ReactNode } from 'react';
import { useListProducts } from '../../entities/product/api/list-products.ts';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { CardSkeletons } from '../../ui/card/card-skeletons.tsx';
import { LoadMore } from '../../ui/list-end/load-more.tsx';
import { Region } from '../../ui/region/region.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { ProductCard } from './product-card.tsx';

interface ProductListProps {
  label: string;
  specialtyId?: string | undefined;
  /** Rendered beside a product while it is open. */
  whileOpen: (id: string) => ReactNode;
}

/** Device products, of one specialty or all. */
export function ProductList(props: ProductListProps) {
  return (
    <Region key={props.specialtyId ?? ''} skeleton={<CardSkeletons count={8} />}>
      <Pages {...props} />
    </Region>
  );
}

function Pages({ label, specialtyId, whileOpen }: ProductListProps) {
  const { items, ...pages } = useListProducts({ specialtyId });
  if (items.length === 0) return <Empty />;
  return (
    <>
      <CardGrid label={label}>
        {items.map((product) => (
          <ProductCard key={product.id} product={product} whileOpen={whileOpen(product.id)} />
        ))}
      </CardGrid>
      <LoadMore pages={pages} />
    </>
  );
}
