/** The states of a draft of a case; a published case is a resource (rules/case-draft#states). */
export const CASE_DRAFT_STATES = ['draft', 'review', 'returned'] as const;
export type CaseDraftState = (typeof CASE_DRAFT_STATES)[number];

/** The events of a draft: of its author, then of its reviewer. */
export const CASE_DRAFT_EVENTS = ['save', 'submit', 'withdraw', 'delete', 'return', 'publish'] as const;
export type CaseDraftEvent = (typeof CASE_DRAFT_EVENTS)[number];

/** Legal transitions; after `none` there is no draft any more. */
const TRANSITIONS: Readonly<
  Record<CaseDraftState, Readonly<Partial<Record<CaseDraftEvent, CaseDraftState | 'none'>>>>
> = {
  draft: { save: 'draft', submit: 'review', delete: 'none' },
  review: { withdraw: 'draft', return: 'returned', publish: 'none' },
  // The reviewer's remarks stay beside the text until it is submitted again.
  returned: { save: 'returned', submit: 'review', delete: 'none' },
};

/** The state of a draft after `event`, `none` where the draft ends with it; null if the event is illegal. */
export function getNextCaseDraftState(state: CaseDraftState, event: CaseDraftEvent): CaseDraftState | 'none' | null {
  return TRANSITIONS[state][event] ?? null;
}
