import { BASE_PATH } from '@osteon/domain';
import { QRCodeSVG } from 'qrcode.react';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import styles from './transfer-list-states.module.css';

/** The phone page that sends (rules/transfer#sending). */
export const PHONE_PAGE = '/m/transfer';

/** Prompts a visitor to log in first (rules/transfer#list). */
export function Visitor({ onClose }: { onClose: () => void }) {
  const logIn = () => {
    onClose();
    openDialog('login');
  };
  return (
    <div className={styles.state}>
      <Empty
        text={m['transfer.notLoggedIn']()}
        note={m['transfer.notLoggedInHint']()}
        action={
          <Button kind="primary" onClick={logIn}>
            {m['common.goLogin']()}
          </Button>
        }
      />
    </div>
  );
}

/** Nothing was sent yet: how to. */
export function NoTransfers() {
  return (
    <div className={styles.state}>
      <Empty text={m['transfer.empty']()} note={m['transfer.emptyHint']()} />
    </div>
  );
}

/** The code that opens the sending page on a phone. */
export function ScanToSend() {
  return (
    <div className={styles.scan}>
      <QRCodeSVG
        className={styles.code}
        value={`${window.location.origin}${BASE_PATH}${PHONE_PAGE}`}
        size={72}
        title={m['transfer.emptyCode']()}
      />
      <p>{m['transfer.emptyScan']()}</p>
    </div>
  );
}
