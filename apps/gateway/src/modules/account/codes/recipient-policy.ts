import { type CodePurpose, findCodePurpose, isEmail, isMainlandMobile } from '@osteon/domain';
import { CallError } from '../../../platform/http/call-error.ts';
import { m } from '../../../texts/index.ts';

/** The recipient of a code and its purpose. */
export interface CodeRecipient {
  readonly kind: 'sms' | 'mail';
  /** Mobile number, or e-mail in lower case. */
  readonly account: string;
  readonly purpose: CodePurpose;
  /**
   * The only session that may use a `verification` code (rules/security-codes#code-binding); absent for the other
   * purposes.
   */
  readonly sessionId?: string;
}

/** Channels of a code by purpose, and whether it needs a session; rules/verification-code#requests. */
const PURPOSES: Readonly<Record<CodePurpose, { channels: readonly CodeRecipient['kind'][]; needsSession: boolean }>> = {
  mobileLogin: { channels: ['sms'], needsSession: false },
  registration: { channels: ['mail'], needsSession: false },
  recovery: { channels: ['mail'], needsSession: false },
  verification: { channels: ['sms', 'mail'], needsSession: true },
};

/**
 * The recipient of a requested code. SMS are sent to mainland numbers only; whether the account exists is not checked
 * (rules/verification-code#addressee).
 * @throws {CallError} badInput, emailFormat, notLoggedIn
 */
export function resolveRecipient(
  request: { account: string; typeId: number; sendType: number },
  { sessionId }: { sessionId: string | null },
): CodeRecipient {
  const purpose = findCodePurpose(request.typeId, request.sendType);
  if (purpose === null) throw new CallError('badInput');
  const { channels, needsSession } = PURPOSES[purpose];
  if (needsSession && sessionId === null) throw new CallError('notLoggedIn');
  const binding = needsSession && sessionId !== null ? { sessionId } : {};
  const text = request.account.trim();
  if (channels.includes('sms') && isMainlandMobile(text)) return { kind: 'sms', account: text, purpose, ...binding };
  if (channels.includes('mail') && isEmail(text)) {
    return { kind: 'mail', account: text.toLowerCase(), purpose, ...binding };
  }
  if (channels.includes('mail')) throw new CallError('emailFormat');
  throw new CallError('badInput', { text: (locale) => m['account.code.invalidMobile']({}, { locale }) });
}
