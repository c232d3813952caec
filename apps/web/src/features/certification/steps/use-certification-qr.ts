import { QR_LIFETIME_MS } from '@osteon/domain';
import { useEffect, useState } from 'react';
import { track } from '../../../lib/analytics/track.ts';
import { type CertificationQrCode, generateMiniQrCode } from '../api/generate-mini-qr-code.ts';

/** A QR code that loads, is shown and expires; a failed request stays in `loading`, with a button to try again. */
interface QrState {
  readonly name: 'loading' | 'showing' | 'expired';
  readonly code: CertificationQrCode | null;
  readonly failed: boolean;
}

const LOADING: QrState = { name: 'loading', code: null, failed: false };

/** The code of the QR panel (rules/certification#qr-code). Nothing is requested while a phone goes on: `paused`. */
export function useCertificationQr(level: 1 | 2, paused: boolean) {
  const [state, setState] = useState(LOADING);
  const { name, code, failed } = state;
  useEffect(() => {
    if (paused || name !== 'loading' || failed) return;
    let current = true;
    generateMiniQrCode(level).then(
      (received) => current && setState({ name: 'showing', code: received, failed: false }),
      (reason: unknown) => {
        // The seed wants no message here: the failure is only logged.
        track({ kind: 'fault', from: 'rejection', reason });
        if (current) setState({ ...LOADING, failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [paused, name, failed, level]);
  useEffect(() => {
    if (name !== 'showing') return;
    const timer = setTimeout(() => setState((shown) => ({ ...shown, name: 'expired' })), QR_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [name]);
  return { name, code, failed, refresh: () => setState(LOADING) };
}
