import { maskAccount } from '@osteon/domain';
import { QRCodeSVG } from 'qrcode.react';
import { site } from '../../lib/site.ts';
import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { chevronRight } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './appeal.module.css';

/** Two ways to appeal: in the app, where there is one, or by the form on this page (rules/appeal#in-the-app). */
export function AppealOptions({ account, onWeb }: { account: string; onWeb: () => void }) {
  return (
    <>
      {site.appUrl !== '' && <p>{m['account.appeal.body']({ account: maskAccount(account) })}</p>}
      <div className={styles.lead}>
        {site.appUrl !== '' && (
          <div className={styles.code}>
            <QRCodeSVG value={site.appUrl} size={104} title={m['account.qr.downloadPopup']()} />
          </div>
        )}
        <div>
          <p className={styles.note}>{m['appeal.webNote']()}</p>
          <Button kind="text" size="sm" className={styles.web} onClick={onWeb}>
            {m['appeal.web']()}
            <Icon of={chevronRight} size={16} />
          </Button>
        </div>
      </div>
    </>
  );
}
