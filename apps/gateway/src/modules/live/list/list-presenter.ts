import type { ListedLive, LiveCard, ResponseOf } from '@osteon/contract';
import {
  countLives,
  formatDay,
  LIVE_KINDS,
  LIVE_STATES,
  type LiveChoice,
  type LiveGroup,
  LiveStatus,
} from '@osteon/domain';
import { presentSpecialty } from '../../doctor/presenter.ts';
import { ON_AIR_STATUSES } from '../policy.ts';
import { presentRunningAgenda } from '../presenter.ts';
import type { LiveRepository, LiveRow } from '../repository.ts';

type Rows<Name extends 'countChannels' | 'listFilms'> = Awaited<ReturnType<LiveRepository[Name]>>;

/** The events of a list with what belongs to them, at `now` in ms. */
export function presentListed(
  rows: readonly LiveRow[],
  {
    cards,
    channels,
    films,
  }: {
    readonly cards: readonly LiveCard[];
    readonly channels: Rows<'countChannels'>;
    readonly films: Rows<'listFilms'>;
  },
  now: number,
): ListedLive[] {
  const cardOf = new Map(cards.map((card) => [card.activityId, card]));
  const channelsOf = new Map(channels.map(({ liveId, count }) => [liveId, count]));
  const filmOf = new Map(films.map(({ id, ...film }) => [id, film]));
  return rows.flatMap(({ event }) => {
    const card = cardOf.get(event.id);
    if (!card) return [];
    const { id, status, kind, authorizeType, agenda, planBeginAt, playbackVideoId } = event;
    const film = status === LiveStatus.replay ? filmOf.get(playbackVideoId ?? '') : undefined;
    return {
      ...card,
      kind,
      authorizeType,
      channelCount: channelsOf.get(id) ?? 0,
      agenda: ON_AIR_STATUSES.includes(status) ? presentRunningAgenda(agenda, planBeginAt, now) : [],
      replay: film
        ? {
            durationSeconds: film.durationSeconds ?? 0,
            chapters: film.chapters.map(({ startSeconds, title }) => ({ startSeconds, title })),
          }
        : null,
    };
  });
}

/** How many events each filter leaves; `ofDay` are the groups of the chosen day (rules/live#counts). */
export function presentLiveCounts({
  groups,
  ofDay,
  choice,
  specialties,
  today,
  days,
  begins,
}: {
  readonly groups: readonly LiveGroup[];
  readonly ofDay: readonly LiveGroup[] | null;
  readonly choice: LiveChoice;
  readonly specialties: readonly Parameters<typeof presentSpecialty>[0][];
  readonly today: string;
  readonly days: readonly string[];
  readonly begins: readonly number[];
}): ResponseOf<'countLives'> {
  // Of a day all are listed, whatever their state.
  const of = ofDay ? ({ ...choice, when: 'any' } as const) : choice;
  const countWith = (change: Partial<LiveChoice>) => countLives(ofDay ?? groups, { ...of, ...change });
  const held = new Set(groups.map(({ specialtyId }) => specialtyId));
  return {
    total: countLives(groups, { when: choice.when }),
    listed: countWith({}),
    anySpecialty: countWith({ specialtyId: undefined }),
    specialties: specialties
      .filter(({ id }) => held.has(id))
      .map((each) => ({ ...presentSpecialty(each), count: countWith({ specialtyId: each.id }) })),
    statuses: LIVE_STATES.map((state) => ({ value: state, count: countWith({ state }) })),
    kinds: LIVE_KINDS.map((kind) => ({ value: kind, count: countWith({ kind }) })),
    today,
    calendar: days.map((day) => ({ day, count: begins.filter((begin) => formatDay(begin) === day).length })),
  };
}
