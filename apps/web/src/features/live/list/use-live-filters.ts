import type { RequestOf } from '@osteon/contract';
import { LIVE_KINDS, LIVE_STATES, PAST_ORDERS } from '@osteon/domain';
import { useSearchParams } from 'react-router';

/** The filters of a list, by their query parameters. */
type Filter = 'specialtyId' | 'status' | 'kind' | 'day' | 'withinDays' | 'unfinished' | 'keyWord';

/** The number of days that past events can be limited to. */
export const RECENT_DAYS = 30;

/** The greatest length of a search text. */
const WORDS_MAX = 64;

/** The filter values of a list. */
export type LiveFilterValues = Pick<RequestOf<'countLives'>, Filter>;

const knownValue = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

const DAY = /^20\d\d-\d\d-\d\d$/;

/** Returns true for a day of the calendar: `Date` takes 31 February for a day of March. */
function isDay(text: string): boolean {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The search text; undefined for one that the gateway would refuse. */
function parseWords(text: string | null): string | undefined {
  const words = text?.trim() ?? '';
  return words !== '' && words.length <= WORDS_MAX && /^\P{Cc}*$/u.test(words) ? words : undefined;
}

/** Parses the filter values of a URL; invalid ones are ignored. */
function parseFilters(params: URLSearchParams): LiveFilterValues {
  const specialtyId = params.get('specialtyId');
  const day = params.get('day');
  return {
    specialtyId: specialtyId !== null && /^[\w-]{1,64}$/.test(specialtyId) ? specialtyId : undefined,
    status: knownValue(LIVE_STATES, params.get('status')),
    kind: knownValue(LIVE_KINDS, params.get('kind')),
    day: day !== null && isDay(day) ? day : undefined,
    withinDays: params.get('withinDays') === String(RECENT_DAYS) ? RECENT_DAYS : undefined,
    unfinished: params.get('unfinished') === 'true' ? 'true' : undefined,
    keyWord: parseWords(params.get('keyWord')),
  };
}

/** The `filters` of a list of events, which are stored in the URL, and their setter; an empty value removes one. */
export function useLiveFilters(filters: readonly Filter[]) {
  const [params, setParams] = useSearchParams();
  const set = (changes: Partial<Record<Filter | 'order', string>>) =>
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
  const parsed = parseFilters(params);
  const choice: LiveFilterValues = Object.fromEntries(filters.map((name) => [name, parsed[name]]));
  return {
    choice,
    order: knownValue(PAST_ORDERS, params.get('order')) ?? 'recommended',
    setOrder: (order: string) => set({ order: order === 'recommended' ? '' : order }),
    isFiltered: filters.some((name) => choice[name] !== undefined),
    set,
    setDay: (day: string) => set({ day }),
    clear: () => set(Object.fromEntries(filters.map((name) => [name, '']))),
  };
}

export type LiveFilterState = ReturnType<typeof useLiveFilters>;
