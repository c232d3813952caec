import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { refresh as refreshIcon } from '../../../ui/icon/icons.ts';
import { QrFrame } from '../../../ui/qr-panel/qr-frame.tsx';
import styles from './certification-qr.module.css';
import type { useCertificationQr } from './use-certification-qr.ts';

/**
 * The QR code, or the reason why there is none to scan. A failure has the appearance of loading
 * (rules/certification-pages#qr-code).
 */
export function CertificationQr({ name, code, failed, refresh }: ReturnType<typeof useCertificationQr>) {
  return (
    <div className={styles.place}>
      {code === null ? (
        <div className={styles.loading}>
          <p role="status">{m['account.qr.loading']()}</p>
          {failed && (
            <Button size="sm" onClick={refresh}>
              <Icon of={refreshIcon} size={16} />
              {m['account.qr.refresh']()}
            </Button>
          )}
        </div>
      ) : (
        <QrFrame state={name} value={code.qrCodeUrl} title={m['cert.qr.image']()} onRefresh={refresh} />
      )}
    </div>
  );
}
