import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './lock.module.css';

/** Opens the security tip; the first of a lock dialog's buttons (rules/lock#security-tip). */
export function SecurityTipButton() {
  return (
    <Button kind="text" className={styles.aside} onClick={() => openDialog('securityTip')}>
      {m['account.securityTip.title']()}
    </Button>
  );
}
