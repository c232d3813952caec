import { m } from '../../texts/index.ts';
import { Icon } from '../icon/icon.tsx';
import { check } from '../icon/icons.ts';
import styles from './certified-mark.module.css';

/** Beside who has proved to be a doctor, a nurse, an assistant or a company. */
export function CertifiedMark() {
  return (
    <span className={styles.certified}>
      <Icon of={check} size={14} />
      {m['info.certified']()}
    </span>
  );
}
