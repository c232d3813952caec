import type { ResponseOf } from '@osteon/contract';
import type { AppealRow } from './repository.ts';

/** An appeal as the contract returns it to its owner. */
export function presentAppeal(row: AppealRow): ResponseOf<'submitAppeal'>['appeal'] {
  const { caseNumber, state, createdAt, answeredAt } = row;
  return { caseNumber, state, createdAt, answeredAt, answer: row.answer ?? '', answeredBy: row.answeredBy ?? '' };
}
