import clsx from 'clsx';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { LogoMark } from '../logo/logo.tsx';
import frame from './qr-frame.module.css';
import styles from './qr-panel.module.css';
import { QrPicture } from './qr-picture.tsx';

/** Dark on white in both themes, for scanners. */
const INK = '#0e1b2c';

interface QrPanelProps {
  /** The encoded text. */
  value: string;
  /** Its accessible name. */
  title: string;
  /** On the phone that has to read it itself: a picture for a long press, with a save button. */
  asPicture?: boolean;
  /** Instructions below it. */
  children: ReactNode;
}

/** A QR code for the phone's camera, with its instructions. */
export function QrPanel({ value, title, asPicture = false, children }: QrPanelProps) {
  return (
    <div className={styles.panel}>
      {asPicture ? (
        <QrPicture value={value} title={title} />
      ) : (
        <div className={clsx(frame.frame, styles.frame)}>
          <QRCodeSVG value={value} size={156} level="Q" fgColor={INK} title={title} />
          <span className={frame.mark}>
            <LogoMark size={34} />
          </span>
        </div>
      )}
      {children}
    </div>
  );
}
