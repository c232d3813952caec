/**
 * Events of the audit log: logins, changes of an account or of content, and forged credentials. An attempt and its
 * success share one name; the outcome distinguishes them.
 */
export const AUDIT_EVENTS = [
  // Logins.
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
  // Certifications.
  'certificationConsented',
  'certificationSubmitted',
  'certificationViewed',
  'certificationDecided',
  'certificationPictureOpened',
  'certificationPicturesDeleted',
  // Archives of an account's data.
  'dataExportRequested',
  'dataExportOpened',
  // Transcripts of credit.
  'transcriptRequested',
  'transcriptOpened',
  // Certificates of courses.
  'certificateIssued',
  'certificateOpened',
  // Credit, by an operator.
  'creditListed',
  'creditAdjusted',
  'creditRevoked',
  'creditsExported',
  // Moderation of comments.
  'commentViewed',
  'commentReleased',
  'commentRemoved',
  'commentAuthorMuted',
  'commentAuthorUnmuted',
  'commentDecisionAppealed',
  'commentAppealAnswered',
  // Reports of errors in content.
  'contentReportsViewed',
  'contentReportsSettled',
  // Live events, by an operator or an assistant.
  'liveCreated',
  'liveEdited',
  'liveAgendaReplaced',
  'liveCancelled',
  'liveStatusMoved',
  'liveItemStarted',
  'liveAssistantAppointed',
  'liveAssistantDismissed',
  'liveMessageDeleted',
  'liveMessageDecided',
  'liveSpeakStateChanged',
  'liveNoticeSaved',
  'liveNoticeDeleted',
  'liveRoomUpdated',
  'liveUsersExported',
  'watchedWordChanged',
  'liveQuestionDecided',
  'livePollChanged',
  'liveAttendanceExported',
  'liveFiguresExported',
  'liveRecordingExported',
  'liveRecordingRemoved',
  'liveStreamKeysRenewed',
  'liveCaptionKeysRenewed',
  // Adverts, by an operator.
  'advertCreated',
  'advertEdited',
  'advertRemoved',
  // Changes of content.
  'contentSubmitted',
  'contentPublished',
  'contentReturned',
  'contentWithdrawn',
  'contentUndone',
  'contentEdited',
  'contentImported',
  // Cases of accounts.
  'caseSubmitted',
  'caseWithdrawn',
  'caseDraftViewed',
  'caseReturned',
  'casePublished',
  // Foreign, used, forged or replayed values; always refused.
  'qrSceneUsed',
  'proofUsed',
  'customerIdClaimed',
  'apiTokenClaimed',
  'sessionTokenUsed',
  'wechatEvent',
  'watchForged',
] as const;

/** The name of an entry of the audit log. */
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** Outcome of an event. */
export type AuditOutcome = 'done' | 'refused';
