import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Region } from '../../ui/region/region.tsx';
import { ItemMissing } from '../../ui/state/item-missing.tsx';

interface ItemPageProps {
  /** The query parameter of the item's id (rules/content#addresses). */
  param?: 'id' | 'activityId' | 'liveMeetingUuid';
  skeleton: ReactNode;
  view: (id: string) => ReactNode;
}

/** A page of one item: an error page without an id, or where the item does not exist. */
export function ItemPage({ param = 'id', skeleton, view }: ItemPageProps) {
  const id = useSearchParams()[0].get(param);
  if (!id) return <ItemMissing />;
  return (
    <Region key={id} skeleton={skeleton}>
      {view(id)}
    </Region>
  );
}
