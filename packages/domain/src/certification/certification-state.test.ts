import { expect, test } from 'vitest';
import { type CertificationEvent, type CertificationState, getNextCertificationState } from './certification-state.ts';

const STATES = ['none', 'draft', 'review', 'accepted', 'refused', 'revoked'] as const;
const EVENTS: readonly CertificationEvent[] = ['fill', 'submit', 'accept', 'refuse', 'revoke', 'expire'];

/** Every legal pair; all others are refused. */
const LEGAL: Readonly<Record<string, CertificationState>> = {
  'none fill': 'draft',
  'draft fill': 'draft',
  'draft submit': 'review',
  'review accept': 'accepted',
  'review refuse': 'refused',
  'refused fill': 'refused',
  'refused submit': 'review',
  'accepted revoke': 'revoked',
  'draft expire': 'revoked',
  'review expire': 'revoked',
  'refused expire': 'revoked',
};

test.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))('%s, %s', (state, event) => {
  const next = getNextCertificationState(state === 'none' ? null : state, event);
  expect(next).toBe(LEGAL[`${state} ${event}`] ?? null);
});
