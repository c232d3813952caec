/** State of the scan tab; in `confirmed` the login continues elsewhere; rules/login#qr-login. */
export type QrLoginState = 'loading' | 'showing' | 'expired' | 'failed' | 'confirmed';

/** Events of a QR login: the code was received or refused, expired, was refreshed, was confirmed on the phone. */
export type QrLoginEvent = 'received' | 'refused' | 'expire' | 'refresh' | 'confirm';

/** The legal transitions; a pair that is not listed changes nothing, e.g. a delayed response. */
const QR_LOGIN_TRANSITIONS: Readonly<Record<QrLoginState, Readonly<Partial<Record<QrLoginEvent, QrLoginState>>>>> = {
  loading: { received: 'showing', refused: 'failed' },
  showing: { expire: 'expired', confirm: 'confirmed', refresh: 'loading' },
  expired: { refresh: 'loading' },
  failed: { refresh: 'loading' },
  confirmed: {},
};

/** The state after `event`, or null if the pair is illegal. */
export function getNextQrLogin(state: QrLoginState, event: QrLoginEvent): QrLoginState | null {
  return QR_LOGIN_TRANSITIONS[state][event] ?? null;
}
