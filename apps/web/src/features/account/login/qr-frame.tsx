import type { QrLoginState } from '@osteon/domain';
import { QRCodeSVG } from 'qrcode.react';
import { LogoMark } from '../../../ui/logo/logo-mark.tsx';
import type { QrCode } from '../api/generate-pc-login-qr-code.ts';
import styles from './qr-frame.module.css';
import { QrOverlay } from './qr-overlay.tsx';

/** Dark on white in both themes, for scanners. */
const INK = '#0e1b2c';

interface QrFrameProps {
  state: QrLoginState;
  code: QrCode | null;
  /** Accessible name of the image. */
  title: string;
  onRefresh: () => void;
}

/** The QR code of a login, or its loading, expired or failed state. */
export function QrFrame({ state, code, title, onRefresh }: QrFrameProps) {
  return (
    <div className={styles.frame}>
      {code && (
        <>
          <QRCodeSVG value={code.qrCodeUrl} size={168} level="Q" fgColor={INK} title={title} />
          <span className={styles.mark}>
            <LogoMark size={34} />
          </span>
        </>
      )}
      {state !== 'showing' && <QrOverlay state={state} onRefresh={onRefresh} />}
    </div>
  );
}
