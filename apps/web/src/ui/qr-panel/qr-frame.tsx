import type { QrLoginState } from '@osteon/domain';
import { QRCodeSVG } from 'qrcode.react';
import { LogoMark } from '../logo/logo.tsx';
import styles from './qr-frame.module.css';
import { QrOverlay } from './qr-overlay.tsx';

/** Dark on white in both themes, for scanners. */
const INK = '#0e1b2c';

interface QrFrameProps {
  state: QrLoginState;
  /** The encoded text; null before it is known. */
  value: string | null;
  /** Accessible name of the image. */
  title: string;
  onRefresh: () => void;
}

/** A QR code that expires, or its loading, expired or failed state. */
export function QrFrame({ state, value, title, onRefresh }: QrFrameProps) {
  return (
    <div className={styles.frame}>
      {value !== null && (
        <>
          <QRCodeSVG value={value} size={168} level="Q" fgColor={INK} title={title} />
          <span className={styles.mark}>
            <LogoMark size={34} />
          </span>
        </>
      )}
      {state !== 'showing' && <QrOverlay state={state} onRefresh={onRefresh} />}
    </div>
  );
}
