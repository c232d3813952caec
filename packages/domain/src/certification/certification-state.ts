/** State of a certification (rules/certification#states). */
export type CertificationState = 'draft' | 'review' | 'accepted' | 'refused' | 'revoked';

/**
 * `fill` stores the basic information, `submit` opens the review; the others are the reviewer's. `expire` revokes an
 * application whose underlying role was revoked.
 */
export type CertificationEvent = 'fill' | 'submit' | 'accept' | 'refuse' | 'revoke' | 'expire';

/** State machine: the legal transitions; `none` is an account without one. A refused certification is fixed, not started again. */
const TRANSITIONS: Readonly<
  Record<CertificationState | 'none', Readonly<Partial<Record<CertificationEvent, CertificationState>>>>
> = {
  none: { fill: 'draft' },
  draft: { fill: 'draft', submit: 'review', expire: 'revoked' },
  review: { accept: 'accepted', refuse: 'refused', expire: 'revoked' },
  refused: { fill: 'refused', submit: 'review', expire: 'revoked' },
  accepted: { revoke: 'revoked' },
  revoked: {},
};

/** The state after `event`, or null if the pair is illegal. */
export function getNextCertificationState(
  state: CertificationState | null,
  event: CertificationEvent,
): CertificationState | null {
  return TRANSITIONS[state ?? 'none'][event] ?? null;
}

/** `authenticationState` of an account (rules/certification#auth-state). */
export const AuthState = { none: 0, certified: 1, lead: 2, review: 3, refused: 4 } as const;
export type AuthState = (typeof AuthState)[keyof typeof AuthState];
