import { copyText } from '../../../lib/copy-text.ts';
import { m } from '../../../texts/index.ts';
import { share } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './share-button.module.css';

/** Copies the address of this page. */
export function ShareButton() {
  const copy = async () => {
    await copyText(window.location.href);
    toast.success(m['content.share.copied']());
  };
  return (
    <button type="button" className={styles.button} onClick={() => void copy()}>
      <Icon of={share} />
      {m['content.share.do']()}
    </button>
  );
}
