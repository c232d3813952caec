import { type CodePurpose, findCodePurpose, isEmail, isMainlandMobile } from '@osteon/domain';
import { CallError } from '../../../platform/http/call-error.ts';
import type { AccountName } from '../account-repository.ts';
import type { Addressee } from './code-service.ts';

/** By which ways a code of a purpose goes out, and whether a logged-in customer must ask (seed 000 §7), whose session alone may use it. */
const PURPOSES: Readonly<Record<CodePurpose, { ways: readonly Addressee['kind'][]; session: boolean }>> = {
  mobileLogin: { ways: ['sms'], session: false },
  registration: { ways: ['mail'], session: false },
  recovery: { ways: ['mail'], session: false },
  verification: { ways: ['sms', 'mail'], session: true },
};

/**
 * Whom a request for a code means. SMS go to the mainland only (security 9). Whether an account exists is not asked.
 * @throws {CallError} badInput, emailFormat, notLoggedIn
 */
export function addresseeOf(
  request: { account: string; typeId: number; sendType: number },
  { sessionId }: { sessionId: string | null },
): Addressee {
  const purpose = findCodePurpose(request.typeId, request.sendType);
  if (purpose === null) throw new CallError('badInput');
  const { ways, session } = PURPOSES[purpose];
  if (session && sessionId === null) throw new CallError('notLoggedIn');
  const holder = session && sessionId !== null ? { holder: sessionId } : {};
  const text = request.account.trim();
  if (ways.includes('sms') && isMainlandMobile(text)) return { kind: 'sms', account: text, purpose, ...holder };
  if (ways.includes('mail') && isEmail(text)) return { kind: 'mail', account: text.toLowerCase(), purpose, ...holder };
  if (ways.includes('mail')) throw new CallError('emailFormat');
  throw new CallError('badInput', { text: '请输入正确的手机号格式' });
}

/**
 * The account that a password login names; exactly one of the two.
 * @throws {CallError} badInput, emailFormat
 */
export function accountNameOf({ mobile, email }: { mobile?: string; email?: string }): AccountName {
  if (mobile !== undefined && email === undefined) return { mobile: mobile.trim() };
  if (email === undefined || mobile !== undefined) throw new CallError('badInput');
  const address = email.trim().toLowerCase();
  if (!isEmail(address)) throw new CallError('emailFormat');
  return { email: address };
}
