import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { refresh } from '../../../../ui/icon/icons.ts';
import { PhoneFrame } from '../../../../ui/page/phone-frame.tsx';
import styles from '../certify.module.css';

/** The code cannot be used, or not by this phone; the certification can go on without it. */
export function SceneExpired({ onWithoutCode }: { onWithoutCode: () => void }) {
  return (
    <PhoneFrame
      title={m['certify.scene.expired']()}
      mark={
        <span className={styles.mark}>
          <Icon of={refresh} size={28} />
        </span>
      }
      actions={
        <Button kind="primary" wide onClick={onWithoutCode}>
          {m['certify.scene.go']()}
        </Button>
      }
    >
      <p className={styles.lead} role="status">
        {m['certify.scene.expiredBody']()}
      </p>
    </PhoneFrame>
  );
}
