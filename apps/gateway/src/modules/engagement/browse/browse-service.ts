import { createHash } from 'node:crypto';
import { getEventResourceType, isEventResourceType, ResourceType } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { ContentService } from '../../content/service.ts';
import type { DoctorService } from '../../doctor/service.ts';
import type { AddLiveView, LiveService } from '../../live/event/service.ts';
import type { ProductService } from '../../product/service.ts';
import type { ReplayPositions } from '../../replay/replay-position-service.ts';
import type { PlayPositions } from '../../video/position-service.ts';
import { createCountRepository } from '../base/count-repository.ts';
import type { Target } from '../base/target.ts';
import { createTargetRepository } from '../base/target-repository.ts';
import { createBrowseRepository } from './browse-repository.ts';
import { createViewRepository } from './view-repository.ts';

/** Period in which the views of an item by one browser count once, in ms. */
const VIEW_PERIOD_MS = 30 * 60 * 1000;

/** Outdated rows that one view deletes, so that the table never outgrows the period. */
const CLEANUP_MAX = 20;

/** Types whose views are counted here. A video counts its plays, a course its learners (rules/content#views). */
const VIEWED_TYPES: readonly number[] = [
  ResourceType.document,
  ResourceType.meeting,
  ResourceType.case,
  ResourceType.author,
  ResourceType.live,
  ResourceType.product,
];

/** Dependencies on other modules. */
export interface BrowseDependencies {
  readonly content: Pick<ContentService, 'addView' | 'findCards'>;
  readonly liveEvents: Pick<LiveService, 'findCardsById'>;
  readonly doctors: Pick<DoctorService, 'findCardsById'>;
  readonly products: Pick<ProductService, 'findCardsById'>;
  readonly addLiveView: AddLiveView;
  readonly positions: Pick<PlayPositions, 'findByVideos' | 'remove'>;
  readonly replayPositions: Pick<ReplayPositions, 'remove'>;
}

/** The viewer: the account, null for a visitor, and the browser. */
interface Viewer {
  readonly accountId: string | null;
  readonly deviceId: string;
}

export type BrowseService = ReturnType<typeof createBrowseService>;

/** Records the browsing history of accounts and counts views (rules/browse-history#browse-history). */
export function createBrowseService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { content, liveEvents, addLiveView, positions, replayPositions }: BrowseDependencies,
) {
  /** The item as it is recorded, an event by its kind whichever page shows it; null unless it is visible. */
  async function findVisible(item: Target): Promise<Target | null> {
    const { refType, refId } = item;
    if (isEventResourceType(refType)) {
      const event = (await liveEvents.findCardsById([refId])).get(refId);
      return event ? { refType: getEventResourceType(event.kind), refId } : null;
    }
    return (await createTargetRepository(db).listVisible(refType, [refId])).length > 0 ? item : null;
  }

  async function countView(tx: Database, item: Target, deviceId: string, now: number): Promise<void> {
    const { refType, refId } = item;
    const browser = createHash('sha256').update(deviceId).digest();
    const row = { browser, resourceType: refType, resourceId: refId, countedAt: now };
    if (!(await createViewRepository(tx).record(row, now - VIEW_PERIOD_MS))) return;
    if (isEventResourceType(refType)) await addLiveView(refId, tx);
    else if (refType === ResourceType.author || refType === ResourceType.product)
      await createCountRepository(tx).addView(item);
    else await content.addView(refId, tx);
  }

  return {
    /**
     * Counts a view of an item, and records it for an account that has not paused that.
     * @throws {CallError} notFound for an item that is not visible
     */
    async add({ accountId, deviceId }: Viewer, target: Target): Promise<void> {
      const item = await findVisible(target);
      if (item === null) throw new CallError('notFound');
      const now = clock.now();
      await db.transaction(async (tx) => {
        if (VIEWED_TYPES.includes(item.refType)) await countView(tx, item, deviceId, now);
        if (accountId === null) return;
        const records = createBrowseRepository(tx);
        if ((await records.findPausedAt(accountId)) === null) await records.save(accountId, item, now);
      });
      await createViewRepository(db).deleteOutdated(now - VIEW_PERIOD_MS, CLEANUP_MAX);
    },

    /**
     * Deletes the record of an item, or all for null, with the positions in those videos and replays
     * (rules/browse-history#clearing).
     */
    clear: (accountId: string, item: Target | null): Promise<void> =>
      db.transaction(async (tx) => {
        await createBrowseRepository(tx).remove(accountId, item);
        if (item === null) {
          await positions.remove(tx, accountId, null);
          await replayPositions.remove(tx, accountId, null);
        } else if (isEventResourceType(item.refType)) await replayPositions.remove(tx, accountId, item.refId);
        else if (item.refType === ResourceType.video) await positions.remove(tx, accountId, item.refId);
      }),

    /** Stops or resumes recording; returns since when nothing is recorded, in ms. */
    async setPaused(accountId: string, on: boolean): Promise<number | null> {
      const records = createBrowseRepository(db);
      if (on) await records.pause(accountId, clock.now());
      else await records.resume(accountId);
      return records.findPausedAt(accountId);
    },
  };
}
