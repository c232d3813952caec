import {
  getNextQrLogin,
  QR_LIFETIME_MS,
  QR_POLL_MS,
  QR_SPINNER_MS,
  type QrLoginEvent,
  type QrLoginState,
} from '@osteon/domain';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { codes } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';
import type { QrStatus } from '../api/check-pc-login-status.ts';
import type { QrCode } from '../credential/qr-code.ts';
import { failureCode, failureText } from '../form/failure-text.ts';
import type { LoginFormProps } from './finish-login.ts';
import { poll } from './poll.ts';

/** An illegal transition, as of a delayed response, changes nothing. */
const move = (state: QrLoginState, event: QrLoginEvent) => getNextQrLogin(state, event) ?? state;

/** The two calls of a QR login: those of the portal's login or of the app confirmation. */
export interface QrCalls {
  readonly requestCode: () => Promise<QrCode>;
  readonly check: (scene: string) => Promise<QrStatus>;
}

/**
 * The state of a QR login (rules/login#qr-login): a code is fetched and displayed for its lifetime, and its status is
 * polled. `onLogin` handles the confirmed login and returns the message to show if it is not complete.
 */
export function useQrLogin(calls: QrCalls, onLogin: LoginFormProps['onLogin']) {
  const [state, send] = useReducer(move, 'loading');
  const [scanned, setScanned] = useState(false);
  const [code, setCode] = useState<QrCode | null>(null);
  const [alert, setAlert] = useState<string | null>(null);

  const requestCode = useEffectEvent(calls.requestCode);
  const onRefused = useEffectEvent((error: unknown) => {
    send('refused');
    if (failureCode(error) === codes.appLoginUnproven) setAlert(failureText(error, m['account.login.failed']()));
  });
  useEffect(() => {
    if (state !== 'loading') return;
    let current = true;
    const spinner = new Promise((resolve) => setTimeout(resolve, QR_SPINNER_MS));
    Promise.all([requestCode(), spinner]).then(
      ([fetched]) => {
        if (!current) return;
        setCode(fetched);
        send('received');
      },
      (error: unknown) => {
        if (current) onRefused(error);
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

  const check = useEffectEvent(calls.check);
  const onAnswer = useEffectEvent(({ customerId, pcLoginStatus, ...status }: QrStatus) => {
    setScanned(status.scanned);
    if (customerId === null) return;
    send('confirm');
    setAlert(onLogin({ customerId, pcLoginStatus }));
  });
  const onError = useEffectEvent((error: unknown) => {
    const refused = failureCode(error);
    // Without a response the code may still be valid: polling continues.
    if (refused === 0) return;
    send('expire');
    if (refused !== codes.qrSceneInvalid) setAlert(failureText(error, m['account.login.failed']()));
  });
  useEffect(() => {
    if (state !== 'showing' || code === null) return;
    return poll(QR_POLL_MS, () => check(code.scene), {
      onAnswer: (answer) => onAnswer(answer),
      onError: (error) => onError(error),
    });
  }, [state, code]);

  const refresh = () => {
    setAlert(null);
    setScanned(false);
    send('refresh');
  };
  return { state, code, scanned, alert, refresh };
}
