/**
 * What the audit log tells of: every way in, every change of an account and every forged proof. Whether the thing was done or refused
 * is the entry's outcome, so that an attempt and its success carry one name.
 */
export const AUDIT_EVENTS = [
  // Ways in.
  'loginByPassword',
  'loginByCode',
  'loginByQr',
  'loginByAppQr',
  'loginOnPhone',
  'registered',
  'agreementsAccepted',
  // Proofs of identity.
  'codeSent',
  'codeChecked',
  'codeBurnt',
  'passwordChecked',
  'identityVerified',
  // Changes of the account.
  'passwordSet',
  'passwordChanged',
  'passwordReset',
  'phoneChanged',
  'phoneConfirmed',
  'emailBound',
  'emailUnsubscribed',
  'emailResubscribed',
  'cancellationRequested',
  'cancellationRevoked',
  'accountErased',
  // Sessions and devices.
  'loggedOut',
  'sessionDisplaced',
  'sessionsEnded',
  'deviceSignedOut',
  'deviceSlotFreed',
  // Locks.
  'accountLocked',
  'accountUnlocked',
  'appealSent',
  'appealAnswered',
  // What was foreign, used, forged or replayed; always refused.
  'qrSceneUsed',
  'proofUsed',
  'customerIdClaimed',
  'apiTokenClaimed',
  'sessionTokenUsed',
  'wechatEvent',
] as const;

/** The name of an entry of the audit log. */
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** How it ended. */
export type AuditOutcome = 'done' | 'refused';
