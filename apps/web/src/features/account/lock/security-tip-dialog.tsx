import { m } from '../../../texts/index.ts';
import { NoticeDialog } from '../../../ui/dialog/notice-dialog.tsx';
import styles from './lock.module.css';

const TIPS = [m['account.securityTip.rule'], m['account.securityTip.first'], m['account.securityTip.second']];

/** Explains why accounts are locked (rules/lock#security-tip). */
export function Component({ onClose }: { onClose: () => void }) {
  return (
    <NoticeDialog title={m['account.securityTip.title']()} onClose={onClose}>
      <ol className={styles.tips}>
        {TIPS.map((tip) => (
          <li key={tip()}>{tip()}</li>
        ))}
      </ol>
    </NoticeDialog>
  );
}
