import type { Author } from '@osteon/contract';
import { m } from './index.ts';

/** The name of an author; for an erased account, which has none, a text that it was deleted (rules/doctor#erasure). */
export function authorText(author: Pick<Author, 'name'> | null): string {
  return author?.name ?? m['content.erasedUser']();
}
