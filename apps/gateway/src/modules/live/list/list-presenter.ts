import type { ListedLive, LiveCard, ResponseOf } from '@osteon/contract';
import {
  countLives,
  formatDay,
  isOnAir,
  LIVE_KINDS,
  LIVE_STATES,
  type LiveChoice,
  type LiveGroup,
  LiveStatus,
  placeReplayChapters,
} from '@osteon/domain';
import { presentSpecialty } from '../../doctor/presenter.ts';
import { listTimedGroups } from '../agenda-item.ts';
import { isShownOn } from '../detail/hall.ts';
import { presentRunningAgenda } from '../presenter.ts';
import type { Recordings } from '../replay/replay-recording-service.ts';
import type { LiveRepository, LiveRow } from '../repository.ts';

type Stretches = Awaited<ReturnType<Recordings['listStretches']>>;
type Rows<Name extends 'countChannels' | 'listFilms'> = Awaited<ReturnType<LiveRepository[Name]>>;

/** Presents the events of a list with their channels and replays, at `now` in ms. */
export function presentListed(
  rows: readonly LiveRow[],
  {
    cards,
    channels,
    films,
    stretches,
  }: {
    readonly cards: readonly LiveCard[];
    readonly channels: Rows<'countChannels'>;
    readonly films: Rows<'listFilms'>;
    /** The recordings of replays without a video. */
    readonly stretches: Stretches;
  },
  now: number,
): ListedLive[] {
  const cardOf = new Map(cards.map((card) => [card.activityId, card]));
  const channelsOf = new Map(channels.map(({ liveId, count }) => [liveId, count]));
  const filmOf = new Map(films.map(({ id, ...film }) => [id, film]));
  return rows.flatMap(({ event }) => {
    const card = cardOf.get(event.id);
    if (!card) return [];
    const { id, status, kind, authorizeType, playbackCount } = event;
    return {
      ...card,
      kind,
      authorizeType,
      playbackCount,
      channelCount: channelsOf.get(id) ?? 0,
      agenda: isOnAir(status) ? presentRunningAgenda(event, now) : [],
      replay:
        status === LiveStatus.replay
          ? (presentFilm(filmOf.get(event.playbackVideoId ?? '')) ?? presentRecording(event, stretches.get(id) ?? []))
          : null,
    };
  });
}

const presentFilm = (film: Omit<Rows<'listFilms'>[number], 'id'> | undefined): ListedLive['replay'] =>
  film
    ? {
        durationSeconds: film.durationSeconds ?? 0,
        chapters: film.chapters.map(({ startSeconds, title }) => ({ startSeconds, title })),
      }
    : null;

function presentRecording(
  event: LiveRow['event'],
  stretches: NonNullable<ReturnType<Stretches['get']>>,
): ListedLive['replay'] {
  const durationSeconds = Math.floor(stretches.reduce((total, { seconds }) => total + seconds, 0));
  const [first] = stretches;
  if (!first || durationSeconds === 0) return null;
  const shown = listTimedGroups(event).filter(({ hall }) => isShownOn(event.halls, hall, first.channel));
  const items = shown.flatMap((group) => group.items);
  const chapters = placeReplayChapters(items, stretches);
  return {
    durationSeconds,
    chapters: chapters.map(({ startSeconds, title }) => ({ startSeconds: Math.floor(startSeconds), title })),
  };
}

/**
 * The number of events in `groups` that each filter leaves beside the others of the choice; `specialtyIds` are those of
 * all events (rules/live#counts).
 */
export function presentLiveCounts({
  groups,
  choice,
  total,
  specialties,
  specialtyIds,
  today,
  days,
  begins,
}: {
  readonly groups: readonly LiveGroup[];
  readonly choice: LiveChoice;
  readonly total: number;
  readonly specialties: readonly Parameters<typeof presentSpecialty>[0][];
  readonly specialtyIds: ReadonlySet<string>;
  readonly today: string;
  readonly days: readonly string[];
  readonly begins: readonly number[];
}): ResponseOf<'countLives'> {
  const countWith = (change: Partial<LiveChoice>) => countLives(groups, { ...choice, ...change });
  return {
    total,
    listed: countWith({}),
    anySpecialty: countWith({ specialtyId: undefined }),
    specialties: specialties
      .filter(({ id }) => specialtyIds.has(id))
      .map((each) => ({ ...presentSpecialty(each), count: countWith({ specialtyId: each.id }) })),
    statuses: LIVE_STATES.map((state) => ({ value: state, count: countWith({ state }) })),
    kinds: LIVE_KINDS.map((kind) => ({ value: kind, count: countWith({ kind }) })),
    today,
    calendar: days.map((day) => ({ day, count: begins.filter((begin) => formatDay(begin) === day).length })),
  };
}
