import { expect, test } from 'vitest';
import { CASE_DRAFT_EVENTS, CASE_DRAFT_STATES, getNextCaseDraftState } from './case-draft-state.ts';

const LEGAL: Readonly<Record<string, string>> = {
  'draft save': 'draft',
  'draft submit': 'review',
  'draft delete': 'none',
  'review withdraw': 'draft',
  'review return': 'returned',
  'review publish': 'none',
  'returned save': 'returned',
  'returned submit': 'review',
  'returned delete': 'none',
};

test.each(CASE_DRAFT_STATES.flatMap((state) => CASE_DRAFT_EVENTS.map((event) => ({ state, event }))))(
  'draft of a case: $event while $state',
  ({ state, event }) => {
    expect(getNextCaseDraftState(state, event)).toBe(LEGAL[`${state} ${event}`] ?? null);
  },
);
