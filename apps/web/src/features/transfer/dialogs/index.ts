import type { TransferContent } from '../../../entities/transfer/api/list-transfers.ts';
import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The list of transfers from the phone (rules/transfer#list). */
    transfers: object;
    /** The pictures of one transfer. */
    transferPictures: { title: string; files: TransferContent['files'] };
  }
}

export const transferDialogs = {
  transfers: () => import('./transfer-list-dialog.tsx'),
  transferPictures: () => import('./pictures-dialog.tsx'),
} satisfies Partial<DialogLoaders>;
