import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { confirm } from '../../../ui/confirm/confirm.ts';
import { trash } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { clearBrowseRecords } from '../api/clear-browse-records.ts';
import { pauseBrowseRecords } from '../api/pause-browse-records.ts';
import styles from './browse.module.css';
import { useChangeHistory } from './use-change-history.ts';

/** Stops recording, and deletes all records once the customer has confirmed it (rules/browse-history#clearing). */
export function BrowseTools({ isPaused, hasRecords }: { isPaused: boolean; hasRecords: boolean }) {
  const pausing = useChangeHistory(pauseBrowseRecords);
  const clearing = useChangeHistory(clearBrowseRecords);
  const isBusy = pausing.isPending || clearing.isPending;
  const clear = async () => {
    const isConfirmed = await confirm({
      title: m['mine.history.clearTitle'](),
      text: m['mine.history.clearBody'](),
      confirmLabel: m['mine.history.clear'](),
      cancelLabel: m['common.cancel'](),
      destructive: true,
    });
    if (isConfirmed) clearing.mutate({});
  };
  return (
    <div className={styles.tools}>
      <span aria-hidden="true">{m['mine.history.pause']()}</span>
      <Switch
        label={m['mine.history.pause']()}
        checked={isPaused}
        disabled={isBusy}
        onChange={(on) => pausing.mutate(on)}
      />
      {hasRecords && (
        <Button kind="text" size="sm" busy={isBusy} onClick={() => void clear()}>
          <Icon of={trash} size={18} />
          {m['mine.history.clear']()}
        </Button>
      )}
    </div>
  );
}
