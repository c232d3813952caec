import type { ResponseOf } from '@osteon/contract';
import { isCertified } from '@osteon/domain';
import type { QuestionRow } from './question-repository.ts';

type Question = ResponseOf<'askLiveQuestion'>;

/** The states in which a question is listed; the others are listed nowhere. */
const LISTED = new Map<string, Question['state']>([
  ['held', 'held'],
  ['open', 'open'],
  ['answering', 'answering'],
  ['answered', 'answered'],
  ['refused', 'refused'],
]);

/**
 * Presents a question to its reader (rules/room-question#lists). `getSecond` maps the time of an answer to the second of
 * the event or of its replay.
 */
export function presentQuestion(
  { question, account, person, hospital, lecturer, isVoted }: QuestionRow,
  readerId: string | null,
  getSecond: (at: number) => number | null,
): Question {
  const hasProfile = person !== null && person.state !== 'erased';
  return {
    questionId: question.id,
    text: question.text,
    name: hasProfile ? person.name : (account?.name ?? question.guestName),
    hospital: hasProfile ? (hospital ?? person.hospitalName) : (account?.company ?? question.guestHospital ?? ''),
    isCertified: account !== null && isCertified(account.roleId),
    askedAt: question.askedAt,
    votes: question.votes,
    own: { isAsked: readerId !== null && question.accountId === readerId, isVoted },
    state: LISTED.get(question.state) ?? 'refused',
    isPinned: question.isPinned,
    lecturer,
    answer: question.answer,
    answeredAt: question.answeredAt,
    answeredSeconds: question.answeredAt === null ? null : getSecond(question.answeredAt),
  };
}
