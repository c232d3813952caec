import type { LiveCard, ResponseOf } from '@osteon/contract';
import type { AppContext } from '../../platform/app-context.ts';
import { presentLive, runningAgenda } from './presenter.ts';
import { createLiveRepository, type LiveRow } from './repository.ts';

/** Live events for whoever shows them. */
export interface LiveService {
  /** The cards of events with their lecturers. */
  present(rows: readonly LiveRow[]): Promise<LiveCard[]>;
  /** The cards of these events by id; an id that names none to be seen is not in it. */
  cardsById(ids: readonly string[]): Promise<Map<string, LiveCard>>;
  /** The running event with its agenda; null when none runs (spec-decision 30i). */
  lead(): Promise<ResponseOf<'getHome'>['lead']>;
  /** The next announced events. */
  upcoming(limit: number): Promise<LiveCard[]>;
  /** How many events are on the air. */
  countOnAir(): Promise<number>;
}

/** Makes the service of live events. */
export function createLiveService({ db, clock }: Pick<AppContext, 'db' | 'clock'>): LiveService {
  const repository = createLiveRepository(db);

  async function present(rows: readonly LiveRow[]): Promise<LiveCard[]> {
    const lecturers = await repository.lecturers(rows.map(({ event }) => event.id));
    const of = (liveId: string) =>
      lecturers.filter((each) => each.liveId === liveId).map(({ liveId: _liveId, ...lecturer }) => lecturer);
    return rows.map((row) => presentLive(row, of(row.event.id), clock.now()));
  }

  return {
    present,

    async cardsById(ids) {
      const cards = ids.length > 0 ? await present(await repository.byIds(ids)) : [];
      return new Map(cards.map((card) => [card.activityId, card]));
    },

    async lead() {
      const rows = await repository.running(clock.now());
      const [row] = rows;
      const [card] = await present(rows);
      if (!row || !card) return null;
      return { ...card, agenda: runningAgenda(row.event.agenda, row.event.planBeginAt, clock.now()) };
    },

    countOnAir: () => repository.countOnAir(clock.now()),

    upcoming: async (limit) => present(await repository.announced(clock.now(), limit)),
  };
}
