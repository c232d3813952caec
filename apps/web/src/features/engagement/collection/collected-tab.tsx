import { useListFolders } from '../../../entities/engagement/api/list-folders.ts';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { CollectedFolder } from './collected-folder.tsx';
import styles from './collected-tab.module.css';
import { FolderList } from './folder-list.tsx';
import { useCollectedQuery } from './use-collected-query.ts';

/** The customer's favourites: the folders, and the contents of the selected one (rules/favourite#favourites). */
export function CollectedTab() {
  return (
    <Region skeleton={<RowSkeletons count={4} />}>
      <Tab />
    </Region>
  );
}

function Tab() {
  const folders = useListFolders();
  const { filter } = useCollectedQuery();
  // A folder that was deleted elsewhere leads to all.
  const folder = folders.list.find(({ id }) => id === filter.folderId) ?? null;
  return (
    <div className={styles.tab}>
      <FolderList folders={folders} currentId={folder?.id ?? null} />
      <CollectedFolder key={folder?.id ?? ''} folder={folder} contents={folder ?? folders.all} />
    </div>
  );
}
