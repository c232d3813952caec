import clsx from 'clsx';
import { QRCodeCanvas } from 'qrcode.react';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../texts/index.ts';
import { buttonClass } from '../button/button.tsx';
import { download } from '../icon/action-icons.ts';
import { Icon } from '../icon/icon.tsx';
import { LogoMark } from '../logo/logo.tsx';
import frame from './qr-frame.module.css';
import styles from './qr-panel.module.css';

/** In px: sharp on every phone and in its album. */
const PIXELS = 480;

/** A QR code as a picture; its title is the name of the saved file. */
export function QrPicture({ value, title }: { value: string; title: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [source, setSource] = useState<string>();
  useEffect(() => setSource(canvas.current?.toDataURL('image/png')), []);
  return (
    <>
      <QRCodeCanvas ref={canvas} value={value} size={PIXELS} marginSize={2} level="Q" hidden />
      <div className={clsx(frame.frame, styles.frame)}>
        <img src={source} width={182} height={182} alt={title} />
        <span className={frame.mark}>
          <LogoMark size={34} />
        </span>
      </div>
      <a className={buttonClass({}, styles.save)} href={source} download={`${title}.png`}>
        <Icon of={download} size={18} />
        {m['invoice.saveCode']()}
      </a>
    </>
  );
}
