import type { EraseAccount } from '../../../platform/module.ts';
import { createCommentWriteRepository } from './comment-write-repository.ts';

/**
 * Ends the likes of an account that is erased, and the reports of its comments; its comments stay without it, unless
 * they are held or removed (rules/comment#erasure).
 */
export const eraseComments: EraseAccount = async (tx, { id }) => {
  const comments = createCommentWriteRepository(tx);
  await comments.removeLikesOf(id);
  await comments.removeReportsOf(id);
  await comments.emptyHiddenOf(id);
  return {};
};
