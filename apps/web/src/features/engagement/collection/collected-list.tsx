import { ROUTE_FRAMES } from '@osteon/domain';
import { useState } from 'react';
import { type CollectedFilter, useListCollected } from '../../../entities/engagement/api/list-collected.ts';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './collected-list.module.css';
import { CollectedRow } from './collected-row.tsx';
import { OrganizeBar } from './organize-bar.tsx';

interface CollectedListProps {
  filter: CollectedFilter;
  /** Each row can be selected, to move or remove several at once. */
  isOrganizing: boolean;
  onOrganized: () => void;
}

/** The customer's favourites, most recently added first (rules/favourite#favourites). */
export function CollectedList({ filter, isOrganizing, onOrganized }: CollectedListProps) {
  const { items, ...pages } = useListCollected(filter);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  if (items.length === 0) return <NoFavorites filter={filter} />;
  // A row that has left the list meanwhile is no longer selected.
  const chosen = items.map(({ resourceId }) => resourceId).filter((id) => marked.has(id));
  const folderId = filter.folderId ?? null;
  const mark = (id: string, isMarked: boolean) =>
    setMarked(new Set(isMarked ? [...marked, id] : [...marked].filter((other) => other !== id)));
  return (
    <>
      {isOrganizing && <OrganizeBar chosen={chosen} folderId={folderId} onClose={onOrganized} />}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.resourceId} className={isOrganizing ? styles.choosing : undefined}>
            {isOrganizing && (
              <Checkbox
                checked={marked.has(item.resourceId)}
                onChange={({ currentTarget }) => mark(item.resourceId, currentTarget.checked)}
              >
                <VisuallyHidden>{item.title}</VisuallyHidden>
              </Checkbox>
            )}
            <CollectedRow item={item} folderId={folderId} />
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  );
}

function NoFavorites({ filter }: { filter: CollectedFilter }) {
  if (filter.keyWord !== undefined || filter.resourceType !== undefined) {
    return <Empty text={m['mine.collected.searchEmpty']()} />;
  }
  if (filter.folderId !== undefined) return <Empty text={m['mine.folder.empty']()} />;
  const hottest = (
    <ButtonLink size="sm" to={ROUTE_FRAMES.hotContent.path}>
      {m['route.hotContent']()}
    </ButtonLink>
  );
  return <Empty text={m['mine.empty.collected']()} action={hottest} />;
}
