import { QRCodeSVG } from 'qrcode.react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { refresh as refreshIcon } from '../../../ui/icon/icons.ts';
import { LogoMark } from '../../../ui/logo/logo-mark.tsx';
import styles from './certification-qr.module.css';
import type { useCertificationQr } from './use-certification-qr.ts';

/** Dark on white in both themes, for scanners. */
const INK = '#0e1b2c';

/** The QR code in its frame, or why there is none to scan. A failure looks like loading (rules/certification#qr-code). */
export function CertificationQr({ name, code, failed, refresh }: ReturnType<typeof useCertificationQr>) {
  if (code === null) {
    return (
      <div className={styles.loading}>
        <p role="status">{m['account.qr.loading']()}</p>
        {failed && <Refresh onClick={refresh} />}
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <QRCodeSVG value={code.qrCodeUrl} size={184} level="Q" fgColor={INK} title={m['cert.qr.image']()} />
      <span className={styles.mark}>
        <LogoMark size={34} />
      </span>
      {name === 'expired' && (
        <div className={styles.expired}>
          <b role="status">{m['account.qr.expired']()}</b>
          <Refresh onClick={refresh} primary />
        </div>
      )}
    </div>
  );
}

function Refresh({ onClick, primary = false }: { onClick: () => void; primary?: boolean }) {
  return (
    <Button kind={primary ? 'primary' : 'secondary'} size="sm" onClick={onClick}>
      <Icon of={refreshIcon} size={16} />
      {m['account.qr.refresh']()}
    </Button>
  );
}
