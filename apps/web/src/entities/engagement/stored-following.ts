import type { ResponseOf } from '@osteon/contract';
import { STORAGE_KEYS } from '@osteon/domain';
import { isBody } from '../../lib/gateway/envelope.ts';

type Following = ResponseOf<'listFollowing'>;

/** Stores the last following list of a customer in local storage (rules/follow#follow-list). */
export function storeFollowing(customerId: string, list: Following['list']): void {
  localStorage.setItem(STORAGE_KEYS.followingList, JSON.stringify({ customerId, list }));
}

/** The stored list of a customer; undefined for another's, and for anything that is no list of this build. */
export function readStoredFollowing(customerId: string): Following | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.followingList) ?? 'null');
    if (!isBody(stored) || stored['customerId'] !== customerId || !isList(stored['list'])) return undefined;
    return { list: stored['list'], hasMore: false };
  } catch {
    return undefined;
  }
}

function isList(value: unknown): value is Following['list'] {
  return Array.isArray(value) && value.every(isFollowed);
}

/** Checks the fields without which the sidebar could not draw an entry. */
function isFollowed(value: unknown): boolean {
  if (!isBody(value)) return false;
  const { resId, resName, resUrlList, company, updateNum, comboActionJump: jump } = value;
  const texts = [resId, resName, company].every((text) => typeof text === 'string');
  const opens = jump === null || (isBody(jump) && isBody(jump['comboActionJumpV3']));
  return texts && opens && Array.isArray(resUrlList) && typeof updateNum === 'number';
}
