import type { LiveCard, ResponseOf } from '@osteon/contract';
import type { AppContext } from '../../platform/app-context.ts';
import type { PageCard } from '../../platform/portal/page.ts';
import { presentPicture } from '../media/presenter.ts';
import { presentLive, presentRunningAgenda } from './presenter.ts';
import { createLiveRepository, type LiveRow } from './repository.ts';

/** Live events for all modules that show them. */
export interface LiveService {
  /** The cards of events with their lecturers. */
  present(rows: readonly LiveRow[]): Promise<LiveCard[]>;
  /** The cards by id; unknown ids and events that are not public are left out. */
  cardsById(ids: readonly string[]): Promise<Map<string, LiveCard>>;
  /** The running event with its agenda; null if none is running (spec-decision 30i). */
  lead(): Promise<ResponseOf<'getHome'>['lead']>;
  /** The next announced events. */
  upcoming(limit: number): Promise<LiveCard[]>;
  /** The number of running events. */
  countOnAir(): Promise<number>;
  /** The link preview of an event; null if there is none of this id. */
  pageCard(id: string | null): Promise<PageCard | null>;
}

export function createLiveService({ db, clock }: Pick<AppContext, 'db' | 'clock'>): LiveService {
  const repository = createLiveRepository(db);

  async function present(rows: readonly LiveRow[]): Promise<LiveCard[]> {
    const lecturers = await repository.selectLecturers(rows.map(({ event }) => event.id));
    const getLecturers = (eventId: string) =>
      lecturers.filter(({ liveId }) => liveId === eventId).map(({ liveId: _liveId, ...lecturer }) => lecturer);
    return rows.map((row) => presentLive(row, getLecturers(row.event.id), clock.now()));
  }

  return {
    present,

    async cardsById(ids) {
      const cards = ids.length > 0 ? await present(await repository.selectByIds(ids)) : [];
      return new Map(cards.map((card) => [card.activityId, card]));
    },

    async lead() {
      const rows = await repository.selectRunning(clock.now());
      const [row] = rows;
      const [card] = await present(rows);
      if (!row || !card) return null;
      return { ...card, agenda: presentRunningAgenda(row.event.agenda, row.event.planBeginAt, clock.now()) };
    },

    countOnAir: () => repository.countOnAir(clock.now()),

    upcoming: async (limit) => present(await repository.selectAnnounced(clock.now(), limit)),

    async pageCard(id) {
      const [row] = id === null ? [] : await repository.selectEvent(id);
      if (!row) return null;
      const description = row.event.introduce.replace(/<[^>]*>/g, '');
      return { title: row.event.title, description, image: presentPicture(row.picture).url, type: 'article' };
    },
  };
}
