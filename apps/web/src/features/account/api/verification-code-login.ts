import type { RequestOf, ResponseOf } from '@osteon/contract';
import { AccountType, detectAccountType, VERIFY_SCENE } from '@osteon/domain';
import type { CodeCredential, LoginResult } from '../credential/credentials.ts';
import { callWithProof } from '../proof-of-work/call-with-proof.ts';
import type { ResetGrant } from './update-password.ts';

type Answer = ResponseOf<'verificationCodeLogin'>;

/**
 * The kind of the response follows from the request (rules/verification-code#uses); any other is an error of the
 * gateway.
 */
async function submitCode<Wanted extends Answer>(
  request: RequestOf<'verificationCodeLogin'>,
  isWanted: (answer: Answer) => answer is Wanted,
): Promise<Wanted> {
  const answer = await callWithProof('verificationCodeLogin', request);
  if (!isWanted(answer)) throw new TypeError('the answer is of another kind');
  return answer;
}

const isLogin = (answer: Answer): answer is LoginResult => 'customerId' in answer;
const isGrant = (answer: Answer): answer is ResetGrant => 'apiSign' in answer;

/** Logs in with a code that was sent to a mobile number (rules/login#code-login). */
export const verificationCodeLogin = ({ mobile, code }: CodeCredential): Promise<LoginResult> =>
  submitCode({ account: mobile, accountType: AccountType.mobile, validCode: code }, isLogin);

/** Makes an account of an e-mail with a code that was sent to it, and logs it in (rules/registration#steps). */
export const verificationCodeLoginForNewAccount = (
  email: string,
  code: string,
  password: string,
): Promise<LoginResult> =>
  submitCode({ account: email, accountType: AccountType.email, validCode: code, password }, isLogin);

/** The right to set a new password, for a code that was sent to the account's e-mail (rules/recovery#reset-grant). */
export const verificationCodeLoginForReset = (email: string, code: string): Promise<ResetGrant> =>
  submitCode({ account: email, accountType: AccountType.email, validCode: code }, isGrant);

const isProof = (answer: Answer): answer is { bandToken: string } => 'bandToken' in answer;

/**
 * Verifies the owner by a code that was sent to the account's number or mail; lifts a first lock
 * (rules/phone-binding#step-up-token).
 */
export async function verificationCodeLoginForStepUp(account: string, code: string): Promise<string> {
  const accountType = detectAccountType(account) ?? AccountType.mobile;
  return (await submitCode({ account, accountType, validCode: code, scene: VERIFY_SCENE }, isProof)).bandToken;
}
