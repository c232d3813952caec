import { useState } from 'react';
import type { Folder, Folders } from '../../../entities/engagement/api/list-folders.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { shortDateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ChipRow } from '../../../ui/chips/chip-row.tsx';
import { settings } from '../../../ui/icon/action-icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { ListSearch } from '../../../ui/list-search/list-search.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { resourceTypeText } from '../../../ui/resource-type/resource-type.ts';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import styles from './collected-folder.module.css';
import { CollectedList } from './collected-list.tsx';
import { folderText } from './folder-text.ts';
import { useCollectedQuery } from './use-collected-query.ts';

interface CollectedFolderProps {
  /** Null for all favourites. */
  folder: Folder | null;
  contents: Folders['all'];
}

/** One folder, or all: its counts, the search inside, and its favourites. */
export function CollectedFolder({ folder, contents: { count, updatedAt, types } }: CollectedFolderProps) {
  const { filter, keyWord, set } = useCollectedQuery();
  const [now] = useState(Date.now);
  const [isOrganizing, setOrganizing] = useState(false);
  const type = filter.resourceType === undefined ? '' : String(filter.resourceType);
  const all = { value: '', label: m['mine.folder.all']() };
  const chips = types.map(({ resourceType, count: size }) => ({
    value: String(resourceType),
    label: `${resourceTypeText(resourceType)} ${size}`,
  }));
  const { resourceType } = filter;
  const shown = {
    ...(folder && { folderId: folder.id }),
    ...(resourceType !== undefined && { resourceType }),
    ...(keyWord !== '' && { keyWord }),
  };
  return (
    <section className={styles.folder}>
      <header className={styles.head}>
        <div>
          <h2>{folder ? folderText(folder) : m['mine.folder.all']()}</h2>
          <p className="num">
            <span>{m['mine.collected.count']({ count })}</span>
            <span>{m['mine.folder.private']()}</span>
            {updatedAt !== null && <span>{m['mine.collected.updated']({ date: shortDateText(updatedAt, now) })}</span>}
          </p>
        </div>
        {folder && !folder.isDefault && (
          <IconButton
            label={m['mine.folder.edit']()}
            icon={settings}
            onClick={() => openDialog('editFolder', { folder: { id: folder.id, name: folder.name } })}
          />
        )}
      </header>
      {count > 0 && (
        <div className={styles.tools}>
          <ChipRow
            label={m['mine.collected.types']()}
            chips={[all, ...chips]}
            value={type}
            onChange={(value) => set({ type: value })}
          />
          <ListSearch
            label={m['mine.collected.search']()}
            keyWord={keyWord}
            onSearch={(value) => set({ keyWord: value })}
          />
          <Button size="sm" aria-pressed={isOrganizing} onClick={() => setOrganizing(!isOrganizing)}>
            {m['mine.collected.organize']()}
          </Button>
        </div>
      )}
      <Region skeleton={<RowSkeletons count={4} />}>
        <CollectedList
          key={JSON.stringify(shown)}
          filter={shown}
          isOrganizing={isOrganizing && count > 0}
          onOrganized={() => setOrganizing(false)}
        />
      </Region>
    </section>
  );
}
