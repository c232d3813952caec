import clsx from 'clsx';
import { m } from '../../texts/index.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { alert, check, clock } from '../../ui/icon/icons.ts';
import type { Certification } from './api/get-customer-auth-info.ts';
import { itemText, reasonText } from './certification-texts.ts';
import styles from './status-band.module.css';

const icons = { accepted: check, waiting: clock, refused: alert };

/** The accepted items of a certification, and the reasons why the others were refused (rules/certification#items). */
export function StatusItems({ items }: { items: Certification['items'] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ item, state, reason }) => (
        <li key={item} className={clsx(styles[state])}>
          <Icon of={icons[state]} size={18} />
          <div>
            <b>{itemText(item)}</b>
            <span>
              {state === 'accepted' && m['cert.status.itemAccepted']()}
              {state === 'waiting' && m['cert.status.itemWaiting']()}
              {state === 'refused' && reason && reasonText(reason)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
