import { m } from '../../../texts/index.ts';
import { QrFrame } from '../../../ui/qr-panel/qr-frame.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { AppDownload } from './app-download.tsx';
import { MatchNumber } from './match-number.tsx';
import styles from './scan-panel.module.css';
import type { useQrLogin } from './use-qr-login.ts';

/** Login by a code that a phone scans (rules/login#qr-login). */
export function ScanPanel({ qr: { state, code, alert, refresh } }: { qr: ReturnType<typeof useQrLogin> }) {
  return (
    <div className={styles.panel}>
      <QrFrame state={state} value={code?.qrCodeUrl ?? null} title={m['account.qr.image']()} onRefresh={refresh} />
      {alert && <FormAlert text={alert} />}
      <b className={styles.hint}>{m['account.qr.hint']()}</b>
      <p className={styles.note}>{m['account.qr.note']()}</p>
      <MatchNumber digits={code?.matchNumber} absent={state !== 'showing'} />
      <AppDownload />
    </div>
  );
}
