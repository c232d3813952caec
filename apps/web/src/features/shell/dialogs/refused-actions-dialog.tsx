import type { Dialogs } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { getLang } from '../../../texts/locale.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './refused-actions-dialog.module.css';

/** The actions of the offline queue that the gateway has refused, with its reasons (rules/offline#offline-queue). */
export function Component({ list, onClose }: Dialogs['refusedActions'] & { onClose: () => void }) {
  const actions = (
    <Button kind="primary" data-autofocus onClick={onClose}>
      {m['common.gotIt']()}
    </Button>
  );
  return (
    <Dialog title={m['shell.refusedActions']()} phone="notice" actions={actions} onClose={onClose}>
      <ul className={styles.list}>
        {list.map(({ at, name, title, text, reason }) => (
          <li key={`${at} ${name}`}>
            <b>{name}</b>
            <span lang={getLang(title)}>{title}</span>
            {text !== '' && <q lang={getLang(text)}>{text}</q>}
            <em>{reason}</em>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
