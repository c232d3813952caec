import { m } from '../../../texts/index.ts';
import { checkPcLoginStatus } from '../api/check-pc-login-status.ts';
import { generatePcLoginQrCode } from '../api/generate-pc-login-qr-code.ts';
import { AppDownload } from './app-download.tsx';
import type { LoginFormProps } from './finish-login.ts';
import { FormAlert } from './form-alert.tsx';
import { MatchNumber } from './match-number.tsx';
import { QrFrame } from './qr-frame.tsx';
import styles from './scan-panel.module.css';
import { type QrCalls, useQrLogin } from './use-qr-login.ts';

interface ScanPanelProps extends Pick<LoginFormProps, 'onLogin'> {
  /** Whether the tab is open: only then is the status polled. */
  active: boolean;
}

const CALLS: QrCalls = { begin: generatePcLoginQrCode, check: checkPcLoginStatus };

/** Login by a code that a phone scans (rules/login#qr-login). */
export function ScanPanel({ active, onLogin }: ScanPanelProps) {
  const { state, code, alert, refresh } = useQrLogin(active, CALLS, onLogin);
  return (
    <div className={styles.panel}>
      <QrFrame state={state} code={code} title={m['account.qr.image']()} onRefresh={refresh} />
      {alert && <FormAlert text={alert} />}
      <b className={styles.hint}>{m['account.qr.hint']()}</b>
      <p className={styles.note}>{m['account.qr.note']()}</p>
      <MatchNumber digits={code?.matchNumber} absent={state !== 'showing'} />
      <AppDownload />
    </div>
  );
}
