/** What the scan tab shows (seed 000 §4); in `confirmed` the login goes on elsewhere. */
export type QrLoginState = 'loading' | 'showing' | 'expired' | 'failed' | 'confirmed';

/** What happens to a QR login: the code came or did not, its life ended, it was refreshed, the phone confirmed. */
export type QrLoginEvent = 'received' | 'refused' | 'expire' | 'refresh' | 'confirm';

/** The legal moves (seed 000 §4); a pair that is not listed changes nothing, e.g. an answer that comes too late. */
export const QR_LOGIN_TRANSITIONS: Readonly<
  Record<QrLoginState, Readonly<Partial<Record<QrLoginEvent, QrLoginState>>>>
> = {
  loading: { received: 'showing', refused: 'failed' },
  showing: { expire: 'expired', confirm: 'confirmed', refresh: 'loading' },
  expired: { refresh: 'loading' },
  failed: { refresh: 'loading' },
  confirmed: {},
};

/** The state after `event`, or null where the pair is illegal (seed 000 §4). */
export function nextQrLogin(state: QrLoginState, event: QrLoginEvent): QrLoginState | null {
  return QR_LOGIN_TRANSITIONS[state][event] ?? null;
}
