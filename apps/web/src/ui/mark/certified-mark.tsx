import { m } from '../../texts/index.ts';
import { Icon } from '../icon/icon.tsx';
import { check } from '../icon/icons.ts';
import styles from './certified-mark.module.css';

/** Mark of certified doctors, nurses, assistants and companies. */
export function CertifiedMark() {
  return (
    <span className={styles.certified}>
      <Icon of={check} size={14} />
      {m['info.certified']()}
    </span>
  );
}
