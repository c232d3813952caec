import { accountDialogs } from '../features/account/dialogs/index.ts';
import { shellDialogs } from '../features/shell/dialogs/index.ts';
import type { DialogLoaders } from '../lib/dialogs.ts';

/** Every feature's dialogs; one that is declared without a component fails the type check here. */
export const dialogLoaders: DialogLoaders = {
  ...accountDialogs,
  ...shellDialogs,
};
