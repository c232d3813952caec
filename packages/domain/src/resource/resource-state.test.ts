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
    const expected = next === undefined ? null : { state: next, previousState: state, hasPreviousVersion: false };
    for (const previousState of [null, 'review'] as const) {
      for (const hasPreviousVersion of [false, true]) {
        expect(getNextResourceStatus({ state, previousState, hasPreviousVersion }, event)).toEqual(expected);
      }
    }
  },
);

test.each(
  RESOURCE_STATES.flatMap((state) => [null, ...RESOURCE_STATES].map((previousState) => ({ state, previousState }))),
)('resource: undo while $state after $previousState', ({ state, previousState }) => {
  const undo = (hasPreviousVersion: boolean) =>
    getNextResourceStatus({ state, previousState, hasPreviousVersion }, 'undo');
  const nothingBefore = { previousState: null, hasPreviousVersion: false };
  expect(undo(false)).toEqual(previousState && { state: previousState, ...nothingBefore });
  expect(undo(true)).toEqual({ state: previousState ?? state, ...nothingBefore });
});

test('a status permits its legal events only', () => {
  const withdrawn = { state: 'withdrawn', previousState: 'published', hasPreviousVersion: false } as const;
  expect(listLegalResourceEvents(withdrawn)).toEqual(['publish', 'undo']);
  const published = { state: 'published', previousState: null, hasPreviousVersion: false } as const;
  expect(listLegalResourceEvents(published)).toEqual(['withdraw']);
  expect(listLegalResourceEvents({ ...published, hasPreviousVersion: true })).toEqual(['withdraw', 'undo']);
});
