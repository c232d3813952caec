import { expect, test } from 'vitest';
import {
  getNextResourceStatus,
  listLegalResourceEvents,
  RESOURCE_EVENTS,
  RESOURCE_STATES,
  type ResourceState,
} from './resource-state.ts';

const LEGAL: Readonly<Record<string, ResourceState>> = {
  'draft submit': 'review',
  'draft publish': 'published',
  'review publish': 'published',
  'review return': 'returned',
  'published withdraw': 'withdrawn',
  'returned submit': 'review',
  'withdrawn publish': 'published',
};

const changes = RESOURCE_EVENTS.filter((event) => event !== 'undo');

test.each(RESOURCE_STATES.flatMap((state) => changes.map((event) => ({ state, event }))))(
  'resource: $event while $state',
  ({ state, event }) => {
    const next = LEGAL[`${state} ${event}`];
    const expected = next === undefined ? null : { state: next, previousState: state };
    expect(getNextResourceStatus({ state, previousState: null }, event)).toEqual(expected);
    expect(getNextResourceStatus({ state, previousState: 'review' }, event)).toEqual(expected);
  },
);

test.each(
  RESOURCE_STATES.flatMap((state) => [null, ...RESOURCE_STATES].map((previousState) => ({ state, previousState }))),
)('resource: undo while $state after $previousState', ({ state, previousState }) => {
  expect(getNextResourceStatus({ state, previousState }, 'undo')).toEqual(
    previousState && { state: previousState, previousState: null },
  );
});

test('the legal events of a status', () => {
  expect(listLegalResourceEvents({ state: 'withdrawn', previousState: 'published' })).toEqual(['publish', 'undo']);
  expect(listLegalResourceEvents({ state: 'published', previousState: null })).toEqual(['withdraw']);
});
