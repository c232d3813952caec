import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Verifies the owner; opened by `requestStepUpToken` (rules/phone-binding#verify-dialog). */
    accountVerify: { by: 'any' | 'code' };
  }
}

export const stepUpDialogs = {
  accountVerify: () => import('./verify-dialog.tsx'),
} satisfies Partial<DialogLoaders>;
