import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Region } from '../../ui/region/region.tsx';
import { ItemMissing } from '../../ui/state/item-missing.tsx';

interface ItemPageProps {
  /** The query value that names the item (spec-decision 30b). */
  param?: 'id' | 'activityId' | 'liveMeetingUuid';
  skeleton: ReactNode;
  view: (id: string) => ReactNode;
}

/** A page that shows one item: without a name for it, or where it is gone, it says so. */
export function ItemPage({ param = 'id', skeleton, view }: ItemPageProps) {
  const id = useSearchParams()[0].get(param);
  if (!id) return <ItemMissing />;
  return (
    <Region key={id} skeleton={skeleton}>
      {view(id)}
    </Region>
  );
}
