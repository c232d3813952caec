import { Icon } from '../../../ui/icon/icon.tsx';
import { alert } from '../../../ui/icon/icons.ts';
import styles from './form-alert.module.css';

/** What went wrong with a form as a whole. */
export function FormAlert({ text }: { text: string }) {
  return (
    <p className={styles.alert} role="alert">
      <Icon of={alert} size={18} />
      {text}
    </p>
  );
}
