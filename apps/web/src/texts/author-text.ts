import type { Author } from '@osteon/contract';
import { m } from './index.ts';

/** The name of an author; of an erased account, who has none, that it is gone (rules/doctor#erasure). */
export function authorText(author: Pick<Author, 'name'> | null): string {
  return author?.name ?? m['content.erasedUser']();
}
