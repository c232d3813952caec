import type { DialogLoaders } from '../../../lib/dialogs.ts';
import type { Displacement } from '../../../lib/events.ts';
import { securityDialogs } from '../security/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The login modal (seed 000 §2). */
    login: object;
    /** Confirms a login past the three of the day in the app (seed 000 §4). */
    appLogin: { customerId: string };
    /** Leads a customer to certification after a login (seed 000 §4). */
    authLead: object;
    /** Another login has displaced this one (seed 000 §4). */
    loginExpired: Displacement;
  }
}

export const accountDialogs = {
  ...securityDialogs,
  login: () => import('./login-dialog.tsx'),
  appLogin: () => import('./app-login-dialog.tsx'),
  authLead: () => import('./auth-lead-dialog.tsx'),
  loginExpired: () => import('./login-expired-dialog.tsx'),
} satisfies Partial<DialogLoaders>;
