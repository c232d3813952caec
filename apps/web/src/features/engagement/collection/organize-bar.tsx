import { COLLECTED_CHOSEN_MAX } from '@osteon/domain';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useRemoveCollected } from '../api/remove-collected.ts';
import styles from './collected-list.module.css';

interface OrganizeBarProps {
  /** Ids of the chosen favourites. */
  chosen: readonly string[];
  /** The open folder; null for all. */
  folderId: string | null;
  onClose: () => void;
}

/** Actions on the selected favourites (rules/favourite#several-at-once). */
export function OrganizeBar({ chosen, folderId, onClose }: OrganizeBarProps) {
  const { mutate, isPending } = useRemoveCollected();
  const remove = () => mutate({ resourceIds: [...chosen], ...(folderId !== null && { folderId }) });
  const cannot = chosen.length === 0 || chosen.length > COLLECTED_CHOSEN_MAX;
  return (
    <div className={styles.bar} role="group" aria-label={m['mine.collected.organize']()}>
      <span className="num" role="status">
        {m['mine.collected.chosen']({ count: chosen.length })}
      </span>
      <Button
        size="sm"
        disabled={cannot}
        onClick={() => openDialog('moveCollected', { resourceIds: chosen, fromFolderId: folderId })}
      >
        {m['mine.collected.move']()}
      </Button>
      <Button size="sm" disabled={cannot} busy={isPending} onClick={remove}>
        {folderId === null ? m['mine.collected.end']() : m['mine.collected.takeOut']()}
      </Button>
      <Button kind="text" size="sm" onClick={onClose}>
        {m['mine.folder.finish']()}
      </Button>
    </div>
  );
}
