import { BASE_PATH } from '@osteon/domain';
import { QRCodeSVG } from 'qrcode.react';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyMark } from '../../../ui/state/empty.tsx';
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
      <EmptyMark />
      <p>{m['transfer.notLoggedIn']()}</p>
      <small>{m['transfer.notLoggedInHint']()}</small>
      <Button kind="primary" onClick={logIn}>
        {m['common.goLogin']()}
      </Button>
    </div>
  );
}

/** Nothing was sent yet: how to. */
export function NoTransfers() {
  return (
    <div className={styles.state}>
      <EmptyMark />
      <p>{m['transfer.empty']()}</p>
      <small>{m['transfer.emptyHint']()}</small>
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
