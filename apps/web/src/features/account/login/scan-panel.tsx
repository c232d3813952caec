import clsx from 'clsx';
import { QRCodeSVG } from 'qrcode.react';
import { m } from '../../../texts/index.ts';
import { LogoMark } from '../../../ui/logo/logo-mark.tsx';
import { AppDownload } from './app-download.tsx';
import type { LoginFormProps } from './finish-login.ts';
import { FormAlert } from './form-alert.tsx';
import { QrCover } from './qr-cover.tsx';
import styles from './scan-panel.module.css';
import { useQrLogin } from './use-qr-login.ts';

interface ScanPanelProps extends LoginFormProps {
  /** Whether the tab is open: only then is the phone asked after. */
  active: boolean;
}

/** Ink on white in both themes, as scanners want it. */
const INK = '#0e1b2c';

/** Login by a code that a phone scans (seed 000 §2, Scan tab). */
export function ScanPanel({ active, onLogin }: ScanPanelProps) {
  const { state, code, alert, refresh } = useQrLogin(active, onLogin);
  return (
    <div className={styles.panel}>
      <div className={styles.frame}>
        {code && (
          <>
            <QRCodeSVG value={code.qrCodeUrl} size={168} level="Q" fgColor={INK} title={m['account.qr.image']()} />
            <span className={styles.mark}>
              <LogoMark size={34} />
            </span>
          </>
        )}
        {state !== 'showing' && <QrCover state={state} onRefresh={refresh} />}
      </div>
      {alert && <FormAlert text={alert} />}
      <b className={styles.hint}>{m['account.qr.hint']()}</b>
      <p className={styles.note}>{m['account.qr.note']()}</p>
      <p className={clsx(styles.match, state !== 'showing' && styles.absent)}>
        {m['account.qr.matchNumber']()}
        <b>{code?.matchNumber}</b>
      </p>
      <AppDownload />
    </div>
  );
}
