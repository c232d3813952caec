import { ResourceType } from '../resource/resource-type.ts';

/** The kinds of events; a conference is a meeting (rules/live#kinds). */
export const LIVE_KINDS = ['surgery', 'lecture', 'conference'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** The states that lists can be filtered by: running, announced, with a replay (rules/live#lists). */
export const LIVE_STATES = ['living', 'preview', 'replay'] as const;
export type LiveState = (typeof LIVE_STATES)[number];

/** The lists: running and announced events, these and all of today, or those that are over (rules/live#lists). */
export const LIVE_LISTS = ['coming', 'current', 'past'] as const;
/** The orders of past events: by both of the others, by their end, by the plays of their replays (rules/live#lists). */
export const PAST_ORDERS = ['recommended', 'latest', 'hottest'] as const;
type LiveList = (typeof LIVE_LISTS)[number];

/**
 * Id of the content event that pages with lists subscribe to, for changes of any event (rules/polling#content-events).
 */
export const LIVE_LISTS_ID = 'lives';

/** Days of the calendar beside the list: three weeks (rules/live#calendar). */
export const LIVE_CALENDAR_DAYS = 21;

/** Number of public events with the same values of all filters. */
export interface LiveGroup {
  readonly specialtyId: string;
  readonly kind: LiveKind;
  readonly state: LiveState | 'ended';
  /** True if it starts today, in Shanghai. */
  readonly isToday: boolean;
  readonly count: number;
}

/** The chosen filters of a list; an absent filter accepts every event. */
export interface LiveChoice {
  /** `any`: any state, for the list of one day. */
  readonly when: LiveList | 'any';
  readonly state?: LiveState | undefined;
  readonly specialtyId?: string | undefined;
  readonly kind?: LiveKind | undefined;
}

const isOpen = ({ state }: LiveGroup) => state === 'living' || state === 'preview';

const LIST_FILTERS: Readonly<Record<LiveList | 'any', (group: LiveGroup) => boolean>> = {
  any: () => true,
  coming: isOpen,
  current: (group) => isOpen(group) || group.isToday,
  past: (group) => !isOpen(group),
};

/** Number of events that a choice lists. Replays are those of all times in every list (rules/live#lists). */
export function countLiveEvents(groups: readonly LiveGroup[], { when, state, specialtyId, kind }: LiveChoice): number {
  return groups
    .filter((group) => (state === 'replay' ? group.state === state : LIST_FILTERS[when](group)))
    .filter((group) => state === undefined || group.state === state)
    .filter((group) => specialtyId === undefined || group.specialtyId === specialtyId)
    .filter((group) => kind === undefined || group.kind === kind)
    .reduce((sum, { count }) => sum + count, 0);
}

/** The types of live events: a conference is a meeting, everything else a live (rules/live#kinds). */
export const EVENT_RESOURCE_TYPES = [ResourceType.meeting, ResourceType.live] as const;

/** The resource type of an event of a kind. */
export const getEventResourceType = (kind: LiveKind): (typeof EVENT_RESOURCE_TYPES)[number] =>
  kind === 'conference' ? ResourceType.meeting : ResourceType.live;

/** Returns true if resources of a type are live events. */
export const isEventResourceType = (type: number): boolean => EVENT_RESOURCE_TYPES.some((each) => each === type);
