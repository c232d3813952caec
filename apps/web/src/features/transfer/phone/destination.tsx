import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { monitor } from '../../../ui/icon/icons.ts';
import styles from './phone.module.css';

/** Where everything goes. */
export function Destination() {
  return (
    <p className={styles.to}>
      <Icon of={monitor} size={16} />
      {m['transfer.phone.to']()}
      <b>{m['transfer.phone.desktop']()}</b>
    </p>
  );
}
