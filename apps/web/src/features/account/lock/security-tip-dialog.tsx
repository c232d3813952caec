import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './lock.module.css';

const TIPS = [m['account.securityTip.rule'], m['account.securityTip.first'], m['account.securityTip.second']];

/** Why accounts are locked (seed 000 §4). */
export function Component({ onClose }: { onClose: () => void }) {
  const actions = (
    <Button kind="primary" data-autofocus onClick={onClose}>
      {m['common.gotIt']()}
    </Button>
  );
  return (
    <Dialog title={m['account.securityTip.title']()} phone="notice" actions={actions} onClose={onClose}>
      <ol className={styles.tips}>
        {TIPS.map((tip) => (
          <li key={tip()}>{tip()}</li>
        ))}
      </ol>
    </Dialog>
  );
}
