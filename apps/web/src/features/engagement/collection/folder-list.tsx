import { Link } from 'react-router';
import type { Folders } from '../../../entities/engagement/api/list-folders.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { plus } from '../../../ui/icon/action-icons.ts';
import { folder as folderIcon } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './folder-list.module.css';
import { folderText } from './folder-text.ts';
import { folderPath } from './use-collected-query.ts';

/** All favourites and each folder, with their counts; a row that scrolls sideways where the page is narrow. */
export function FolderList({ folders, currentId }: { folders: Folders; currentId: string | null }) {
  return (
    <nav className={styles.list} aria-label={m['mine.folder.list']()}>
      <Entry id={null} name={m['mine.folder.all']()} count={folders.all.count} isCurrent={currentId === null} />
      {folders.list.map((folder) => (
        <Entry
          key={folder.id}
          id={folder.id}
          name={folderText(folder)}
          count={folder.count}
          isCurrent={currentId === folder.id}
        />
      ))}
      <button type="button" className={styles.new} onClick={() => openDialog('editFolder', { folder: null })}>
        <Icon of={plus} />
        <span>{m['mine.folder.new']()}</span>
      </button>
    </nav>
  );
}

interface EntryProps {
  id: string | null;
  name: string;
  count: number;
  isCurrent: boolean;
}

function Entry({ id, name, count, isCurrent }: EntryProps) {
  return (
    <Link to={folderPath(id)} replace preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
      <Icon of={folderIcon} />
      <span className={styles.name}>{name}</span>
      <span className={`${styles.count} num`}>{count}</span>
    </Link>
  );
}
