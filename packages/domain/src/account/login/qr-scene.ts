/**
 * State machine of a login QR code in the gateway: displayed by a browser, opened by a phone, which confirms or
 * refuses, and claimed once by the browser that requested it. The phone may withdraw its confirmation before
 * and after the claim. It expires in any state; rules/login#qr-scene.
 */
export type QrSceneState = 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'claimed';

/** The count of numbers that the phone offers, the desktop's among them; rules/login#match-number. */
export const OFFERED_NUMBERS = 3;

export type QrSceneEvent = 'scan' | 'confirm' | 'refuse' | 'claim' | 'withdraw';

/** The legal transitions; a pair that is not listed is refused and changes nothing. */
const QR_SCENE_TRANSITIONS: Readonly<Record<QrSceneState, Readonly<Partial<Record<QrSceneEvent, QrSceneState>>>>> = {
  waiting: { scan: 'scanned' },
  scanned: { scan: 'scanned', confirm: 'confirmed', refuse: 'refused' },
  confirmed: { claim: 'claimed', withdraw: 'refused' },
  refused: {},
  claimed: { withdraw: 'refused' },
};

/** The state after `event`, or null if the pair is illegal. */
export function getNextQrScene(state: QrSceneState, event: QrSceneEvent): QrSceneState | null {
  return QR_SCENE_TRANSITIONS[state][event] ?? null;
}
