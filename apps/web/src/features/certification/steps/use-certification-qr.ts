import { QR_LIFETIME_MS } from '@osteon/domain';
import { useEffect, useState } from 'react';
import { track } from '../../../lib/analytics/track.ts';
import { type CertificationQrCode, generateMiniQrCode } from '../api/generate-mini-qr-code.ts';

/** Pause before the first retry of a failed request, in ms; each further one doubles it, up to the longest. */
const RETRY_MS = 2_000;
const RETRY_MAX_MS = 60_000;

/** A QR code that loads, is visible and expires. */
interface QrState {
  readonly name: 'loading' | 'showing' | 'expired';
  readonly code: CertificationQrCode | null;
  /** Requests that have failed since the last code; the next one follows after a pause. */
  readonly failures: number;
  /** The pause is over, or there was no failure. */
  readonly due: boolean;
}

const LOADING: QrState = { name: 'loading', code: null, failures: 0, due: true };

/**
 * The code of the QR panel, which loads again by itself after a failure (rules/certification-pages#qr-code). Nothing is
 * requested while a phone continues: `paused`. `failed` stays until there is a code.
 */
export function useCertificationQr(level: 1 | 2, paused: boolean) {
  const [state, setState] = useState(LOADING);
  const { name, code, failures, due } = state;
  const loads = !paused && name === 'loading';
  useEffect(() => {
    if (!loads || !due) return;
    let current = true;
    generateMiniQrCode(level).then(
      (received) => current && setState({ ...LOADING, name: 'showing', code: received }),
      (reason: unknown) => {
        // The panel shows no message for it: the failure is only logged.
        track({ kind: 'fault', from: 'rejection', reason });
        if (current) setState((previous) => ({ ...LOADING, failures: previous.failures + 1, due: false }));
      },
    );
    return () => {
      current = false;
    };
  }, [loads, due, level]);
  useEffect(() => {
    if (!loads || due) return;
    const pause = Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (failures - 1));
    const timer = setTimeout(() => setState((previous) => ({ ...previous, due: true })), pause);
    return () => clearTimeout(timer);
  }, [loads, due, failures]);
  useEffect(() => {
    if (name !== 'showing') return;
    const timer = setTimeout(() => setState((previous) => ({ ...previous, name: 'expired' })), QR_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [name]);
  return { name, code, failed: failures > 0, refresh: () => setState(LOADING) };
}
