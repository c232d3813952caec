import { randomInt } from 'node:crypto';
import { OFFERED_NUMBERS } from '@osteon/domain';

/** The number that a desktop shows, and those that the phone offers, in ascending order; rules/login#match-number. */
interface MatchNumbers {
  readonly matchNumber: string;
  readonly offeredNumbers: string[];
}

/** Draws distinct numbers of two digits, and the desktop's among them; each is equally likely to be the desktop's. */
export function chooseMatchNumbers(): MatchNumbers {
  const drawn = new Set<string>();
  while (drawn.size < OFFERED_NUMBERS) drawn.add(String(randomInt(100)).padStart(2, '0'));
  const [matchNumber = ''] = drawn;
  return { matchNumber, offeredNumbers: [...drawn].toSorted() };
}
