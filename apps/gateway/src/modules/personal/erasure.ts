import type { EraseAccount } from '../../platform/module.ts';
import { listPortraitFiles } from './portrait-file.ts';
import { createPortraitRepository } from './portrait-repository.ts';

/** The files of an account's portraits go with it; their rows reference the account. */
export const erasePortraits: EraseAccount = async (tx, { id }) => ({
  files: listPortraitFiles(await createPortraitRepository(tx).listIds(id)),
});
