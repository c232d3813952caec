import type { DialogLoaders } from '../../../lib/dialogs.ts';
import type { GatedRequest, SceneLead } from '../../../lib/gated-action.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The customer's role is not allowed to do this (rules/permission-lead#outcomes). */
    noPermission: object;
    /** Explains why a control cannot be used, at the control (rules/permission-lead#leads). */
    explainScene: GatedRequest;
    /** The certification that an action requires (rules/permission-lead#leads). */
    sceneLead: SceneLead;
    /** The permissions of every role (rules/permission-lead#matrix). */
    permissionMatrix: object;
  }
}

export const permissionDialogs = {
  noPermission: () => import('./no-permission-dialog.tsx'),
  explainScene: () => import('./explain-dialog.tsx'),
  sceneLead: () => import('./scene-lead-dialog.tsx'),
  permissionMatrix: () => import('./permission-matrix-dialog.tsx'),
} satisfies Partial<DialogLoaders>;
