import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './lock.module.css';

/** Leads to why accounts are locked; at the far end of a lock dialog's buttons (seed 000 §4). */
export function SecurityTipButton() {
  return (
    <Button kind="text" className={styles.aside} onClick={() => openDialog('securityTip')}>
      {m['account.securityTip.title']()}
    </Button>
  );
}
