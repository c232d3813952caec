import type { EraseAccount } from '../../../platform/module.ts';
import { createCommentWriteRepository } from './comment-write-repository.ts';

/** Ends the likes of an account that is erased; its comments stay without it (rules/comment#erasure). */
export const eraseComments: EraseAccount = async (tx, { id }) => {
  await createCommentWriteRepository(tx).removeLikesOf(id);
  return {};
};
