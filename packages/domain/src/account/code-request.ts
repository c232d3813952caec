import { CODE_LENGTH } from './code-limits.ts';

/** What a verification code is asked for. */
export const CODE_PURPOSES = ['mobileLogin', 'registration', 'recovery', 'verification'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Parameters of createVerificationCode by purpose; verification serves the change of phone too (seed 000 §7). */
export const CODE_REQUESTS = {
  mobileLogin: { typeId: 3, sendType: 0, codeLength: CODE_LENGTH },
  registration: { typeId: 1, sendType: 15, codeLength: CODE_LENGTH },
  recovery: { typeId: 1, sendType: 2, codeLength: CODE_LENGTH },
  verification: { typeId: 2, sendType: 5, codeLength: CODE_LENGTH },
} as const satisfies Record<CodePurpose, { typeId: number; sendType: number; codeLength: number }>;

/** The purpose that a pair of parameters names, or null (seed 000 §7). */
export function codePurposeOf(typeId: number, sendType: number): CodePurpose | null {
  const named = (purpose: CodePurpose): boolean =>
    CODE_REQUESTS[purpose].typeId === typeId && CODE_REQUESTS[purpose].sendType === sendType;
  return CODE_PURPOSES.find(named) ?? null;
}

/** `scene` of verificationCodeLogin that verifies instead of logging in (seed 000 §3, spec-decision 11b). */
export const VERIFY_SCENE = 5;

/** `bindingScene` of unifiedBinding for a new phone (seed 000 §7). */
export const CHANGE_PHONE_SCENE = 'CHANGE_PHONE';
