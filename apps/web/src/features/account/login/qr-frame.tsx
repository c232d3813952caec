import type { QrLoginState } from '@osteon/domain';
import { QRCodeSVG } from 'qrcode.react';
import { LogoMark } from '../../../ui/logo/logo-mark.tsx';
import type { QrCode } from '../api/generate-pc-login-qr-code.ts';
import styles from './qr-frame.module.css';
import { QrOverlay } from './qr-overlay.tsx';

/** Ink on white in both themes, as scanners want it. */
const INK = '#0e1b2c';

interface QrFrameProps {
  state: QrLoginState;
  code: QrCode | null;
  /** The name of the picture. */
  title: string;
  onRefresh: () => void;
}

/** A login code in its frame, or what stands in the way of it. */
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
