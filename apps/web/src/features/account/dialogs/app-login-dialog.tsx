import { useEffect, useEffectEvent } from 'react';
import { on } from '../../../lib/events.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { phone } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { refresh as refreshIcon } from '../../../ui/icon/icons.ts';
import { QrFrame } from '../../../ui/qr-panel/qr-frame.tsx';
import { checkLoginStatus } from '../api/check-login-status.ts';
import { generateAppLoginQr } from '../api/generate-app-login-qr.ts';
import type { LoginResult } from '../credential/credentials.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { finishLogin } from '../login/finish-login.ts';
import { MatchNumber } from '../login/match-number.tsx';
import { useQrLogin } from '../login/use-qr-login.ts';
import styles from './app-login-dialog.module.css';

function onLogin(result: LoginResult): string | null {
  return finishLogin(result) ? null : m['account.login.failed']();
}

/** Path of the phone page behind a code, on this host. */
function getPhonePage(qrCodeUrl: string): string {
  const { pathname, search } = new URL(qrCodeUrl);
  return pathname + search;
}

/**
 * From the fourth login of a day on, the phone app has to confirm it (rules/login#app-confirmation). A phone cannot
 * scan its own screen: there the phone page opens in a new tab while this dialog continues polling.
 */
export function Component({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const calls = {
    requestCode: () => generateAppLoginQr(customerId),
    check: (scene: string) => checkLoginStatus(scene, customerId),
  };
  const { state, code, scanned, alert, refresh } = useQrLogin(calls, onLogin);
  const isPhone = useBreakpoint() === 'phone';
  const close = useEffectEvent(onClose);
  useEffect(() => on('loginSuccess', () => close()), []);
  const actions = isPhone && code && state === 'showing' && !scanned && (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      <a
        className={buttonClass({ kind: 'primary' })}
        href={getPhonePage(code.qrCodeUrl)}
        target="_blank"
        rel="noreferrer"
      >
        {m['account.appQr.here']()}
      </a>
    </>
  );
  return (
    <Dialog title={m['account.appQr.title']()} actions={actions} onClose={onClose}>
      <p>{m['account.appQr.body']()}</p>
      {scanned && state === 'showing' ? (
        <div className={styles.scanned}>
          <Icon of={phone} size={28} />
          <p role="status">{m['account.appQr.scanned']()}</p>
          <b>{code?.matchNumber}</b>
          <Button kind="text" size="sm" onClick={refresh}>
            <Icon of={refreshIcon} size={16} />
            {m['account.qr.refresh']()}
          </Button>
        </div>
      ) : (
        <div className={styles.code}>
          <QrFrame state={state} value={code?.qrCodeUrl ?? null} title={m['leadToApp.image']()} onRefresh={refresh} />
          <MatchNumber digits={code?.matchNumber} absent={state !== 'showing'} />
        </div>
      )}
      {alert && <FormAlert text={alert} />}
    </Dialog>
  );
}
