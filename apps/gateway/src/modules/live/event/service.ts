import type { LiveCard, ResponseOf } from '@osteon/contract';
import { LIVE_LISTS_ID, type LiveAuthorizeType, ResourceType } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { PageCard } from '../../../platform/portal/head.ts';
import { notifyContent } from '../../../platform/realtime/content-events.ts';
import type { ContentDependencies } from '../../content/service.ts';
import { presentPicture } from '../../media/presenter.ts';
import { presentLive, presentRunningAgenda } from './presenter.ts';
import { createLiveRepository, type LiveRepository, type LiveRow } from './repository.ts';

/** A live event. */
export type LiveEvent = LiveRow['event'];

/** Live events for all modules that show them. */
export interface LiveService {
  /**
   * A public event with specialty and picture.
   * @throws {CallError} notFound
   */
  getPublic(id: string): Promise<LiveRow>;
  /** An event in any status, locked until the transaction ends; undefined for an unknown id. */
  lock(id: string): Promise<LiveEvent | undefined>;
  /** The cards of the events that ended last. */
  listPast(limit: number): Promise<LiveCard[]>;
  /** The published videos among these with their chapters. */
  listVideos(ids: readonly string[]): ReturnType<LiveRepository['listVideos']>;
  /** The cards of events with their lecturers. */
  presentRows(rows: readonly LiveRow[]): Promise<LiveCard[]>;
  /** The cards by id; unknown ids and events that are not public are left out. */
  findCardsById(ids: readonly string[]): Promise<Map<string, LiveCard>>;
  /** The running event with its agenda; null if none is running (rules/home#banners). */
  getLead(): Promise<ResponseOf<'getHome'>['lead']>;
  /** The next announced events. */
  listUpcoming(limit: number): Promise<LiveCard[]>;
  /** The number of running events. */
  countOnAir(): Promise<number>;
  /** The audience of an event; null if there is none with this id. */
  findAuthorizeType(id: string): Promise<LiveAuthorizeType | null>;
  /** The link preview of an event; null if there is none with this id. */
  getPageCard(id: string | null): Promise<PageCard | null>;
}

export function createLiveService({ db, clock }: Pick<AppContext, 'db' | 'clock'>): LiveService {
  const repository = createLiveRepository(db);

  async function presentRows(rows: readonly LiveRow[]): Promise<LiveCard[]> {
    const lecturers = await repository.listLecturers(rows.map(({ event }) => event.id));
    const getLecturers = (eventId: string) =>
      lecturers.filter(({ liveId }) => liveId === eventId).map(({ liveId: _liveId, ...lecturer }) => lecturer);
    return rows.map((row) => presentLive(row, getLecturers(row.event.id), clock.now()));
  }

  return {
    async getPublic(id) {
      const [row] = await repository.findEvent(id);
      if (!row) throw new CallError('notFound');
      return row;
    },

    lock: (id) => repository.lockEvent(id),

    listPast: async (limit) => presentRows(await repository.listPast({}, clock.now(), null, limit)),

    listVideos: (ids) => repository.listVideos(ids),

    presentRows,

    async findCardsById(ids) {
      const cards = ids.length > 0 ? await presentRows(await repository.findByIds(ids)) : [];
      return new Map(cards.map((card) => [card.activityId, card]));
    },

    async getLead() {
      const rows = await repository.findRunning(clock.now());
      const [row] = rows;
      const [card] = await presentRows(rows);
      if (!row || !card) return null;
      return { ...card, agenda: presentRunningAgenda(row.event, clock.now()) };
    },

    countOnAir: () => repository.countOnAir(clock.now()),

    listUpcoming: async (limit) => presentRows(await repository.listAnnounced(clock.now(), limit)),

    findAuthorizeType: async (id) => (await repository.findEvent(id))[0]?.event.authorizeType ?? null,

    async getPageCard(id) {
      const [row] = id === null ? [] : await repository.findEvent(id);
      if (!row) return null;
      const description = row.event.introduce.replace(/<[^>]*>/g, '');
      return { title: row.event.title, description, image: presentPicture(row.picture).url, type: 'article' };
    },
  };
}

/** Counts one view of an event, in the caller's transaction (rules/content#views). */
export type AddLiveView = (id: string, tx: Database) => Promise<void>;

/** Creates the view counter, which also updates the popularity of the event in the search ranking. */
export const createAddLiveView =
  (updatePopularity: ContentDependencies['updatePopularity']): AddLiveView =>
  async (id, tx) => {
    const viewed = await createLiveRepository(tx).addView(id);
    if (viewed) await updatePopularity(tx, { resourceType: ResourceType.live, ...viewed });
  };

/** Notifies the open pages of an event, and those that list events, of its change at the commit (rules/live#status). */
export const notifyLive = (tx: Database, liveId: string): Promise<void> => notifyContent(tx, [liveId, LIVE_LISTS_ID]);
