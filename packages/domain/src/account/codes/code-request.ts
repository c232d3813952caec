import { CODE_LENGTH } from './code-limits.ts';

/** The purposes of a verification code; rules/verification-code#uses. */
export const CODE_PURPOSES = ['mobileLogin', 'registration', 'recovery', 'verification'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Parameters of createVerificationCode by purpose; rules/verification-code#requests. */
export const CODE_REQUESTS = {
  mobileLogin: { typeId: 3, sendType: 0, codeLength: CODE_LENGTH },
  registration: { typeId: 1, sendType: 15, codeLength: CODE_LENGTH },
  recovery: { typeId: 1, sendType: 2, codeLength: CODE_LENGTH },
  verification: { typeId: 2, sendType: 5, codeLength: CODE_LENGTH },
} as const satisfies Record<CodePurpose, { typeId: number; sendType: number; codeLength: number }>;

/** The purpose of a pair of parameters, or null. */
export function findCodePurpose(typeId: number, sendType: number): CodePurpose | null {
  const matches = (purpose: CodePurpose): boolean =>
    CODE_REQUESTS[purpose].typeId === typeId && CODE_REQUESTS[purpose].sendType === sendType;
  return CODE_PURPOSES.find(matches) ?? null;
}

/** `scene` of verificationCodeLogin that verifies the caller instead of logging in; rules/verification-code#uses. */
export const VERIFY_SCENE = 5;

/** `bindingScene` of unifiedBinding for a new phone; rules/phone-binding#change-of-phone. */
export const CHANGE_PHONE_SCENE = 'CHANGE_PHONE';
