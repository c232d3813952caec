import type { RequestOf } from '@osteon/contract';
import { LIVE_KINDS, LIVE_STATES } from '@osteon/domain';
import { useSearchParams } from 'react-router';

/** The filters, as the address names them. */
const FILTERS = ['specialtyId', 'status', 'kind', 'day'] as const;
type Filter = (typeof FILTERS)[number];

/** What is chosen of a list. */
export type LiveChoice = Pick<RequestOf<'countLives'>, Filter>;

const knownValue = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

const DAY = /^20\d\d-\d\d-\d\d$/;

/** A day of the calendar: `Date` takes 31 February for a day of March. */
function isDay(text: string): boolean {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The choice of an address; whatever else is in it counts as not there. */
function parseChoice(params: URLSearchParams): LiveChoice {
  const specialtyId = params.get('specialtyId');
  const day = params.get('day');
  return {
    specialtyId: specialtyId !== null && /^[\w-]{1,64}$/.test(specialtyId) ? specialtyId : undefined,
    status: knownValue(LIVE_STATES, params.get('status')),
    kind: knownValue(LIVE_KINDS, params.get('kind')),
    day: day !== null && isDay(day) ? day : undefined,
  };
}

/** The filters of a list of events, which are in the address, and their setter; an empty value removes one. */
export function useLiveChoice() {
  const [params, setParams] = useSearchParams();
  const set = (changes: Partial<Record<Filter, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const choice = parseChoice(params);
  return {
    choice,
    isFiltered: FILTERS.some((name) => choice[name] !== undefined),
    set,
    clear: () => set(Object.fromEntries(FILTERS.map((name) => [name, '']))),
  };
}

export type LiveChoiceState = ReturnType<typeof useLiveChoice>;
