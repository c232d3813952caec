import { nextQrLogin, QR_LIFETIME_MS, QR_SPINNER_MS, type QrLoginEvent, type QrLoginState } from '@osteon/domain';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { codes } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';
import { useQrStatus } from '../api/check-pc-login-status.ts';
import { generateQrCode, type QrCode } from '../api/generate-pc-login-qr-code.ts';
import { failureCode, failureText } from './failure-text.ts';
import type { LoginFormProps } from './finish-login.ts';

/** A pair that the table does not list changes nothing: an answer that came too late. */
const move = (state: QrLoginState, event: QrLoginEvent) => nextQrLogin(state, event) ?? state;

/**
 * The state of the scan tab: a code is fetched, shown for its 1200 s and asked about while `active` (seed 000 §4, QR
 * login). `onLogin` takes what the phone confirmed and gives what to tell where that does not complete the login.
 */
export function useQrLogin(active: boolean, onLogin: LoginFormProps['onLogin']) {
  const [state, send] = useReducer(move, 'loading');
  const [code, setCode] = useState<QrCode | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const status = useQrStatus(code?.scene ?? '', { enabled: active && state === 'showing' });

  useEffect(() => {
    if (state !== 'loading') return;
    let current = true;
    const spinner = new Promise((resolve) => setTimeout(resolve, QR_SPINNER_MS));
    Promise.all([generateQrCode(), spinner]).then(
      ([fetched]) => {
        if (!current) return;
        setCode(fetched);
        send('received');
      },
      () => {
        if (current) send('refused');
      },
    );
    return () => {
      current = false;
    };
  }, [state]);

  useEffect(() => {
    if (state !== 'showing') return;
    const timer = setTimeout(() => send('expire'), QR_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const onStatus = useEffectEvent(({ customerId, pcLoginStatus }: NonNullable<typeof status.data>) => {
    if (customerId === null) return;
    send('confirm');
    setAlert(onLogin({ customerId, pcLoginStatus }));
  });
  useEffect(() => {
    if (status.data) onStatus(status.data);
  }, [status.data]);

  useEffect(() => {
    const refused = failureCode(status.error);
    if (refused === 0) return;
    send('expire');
    if (refused !== codes.qrSceneInvalid) setAlert(failureText(status.error, m['account.login.failed']()));
  }, [status.error]);

  return {
    state,
    code,
    alert,
    refresh: () => {
      setAlert(null);
      send('refresh');
    },
  };
}
