import type { DialogLoaders } from '../../../lib/dialogs.ts';
import type { Displacement } from '../../../lib/events.ts';
import { securityDialogs } from '../security/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The login modal (rules/login#modal). */
    login: object;
    /** Confirms a login past the three of the day in the app (rules/login#app-confirmation). */
    appLogin: { customerId: string };
    /** The certification lead after a login (rules/login#login-success). */
    authLead: object;
    /** Another login has displaced this one (rules/session#login-expired-dialog). */
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
