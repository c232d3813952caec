import { LiveStatus } from '@osteon/domain';
import { type Live, readLiveEvents } from '@osteon/library';
import { refreshLiveDocuments } from '../modules/live-index.ts';
import type { AppContext } from '../platform/app-context.ts';
import { notifyContent } from '../platform/realtime/content-events.ts';
import type { ContentSource } from './content-source.ts';
import { createLoadRepository } from './load-repository.ts';
import { getStatusAtLoad } from './rows/event-rows.ts';
import { buildSampleRoomRows } from './rows/sample-room-rows.ts';
import { createSampleEventsRepository } from './sample-events-repository.ts';

const MINUTE_MS = 60_000;

type StoredEvent = Awaited<ReturnType<ReturnType<typeof createSampleEventsRepository>['lockUnrecorded']>>[number];

/**
 * Reschedules the sample's events whose planned end has passed, as far from now as they were from the first load, so
 * that some always run and some are always upcoming; past events get their replay. Events that somebody else has
 * planned, renamed or recorded are left unchanged (rules/library#sample-events). Returns the ids of the changed events.
 */
export async function rescheduleSampleEvents(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { name, folder }: Pick<ContentSource, 'name' | 'folder'>,
): Promise<readonly string[]> {
  const liveEvents = await readLiveEvents(folder);
  return db.transaction(async (tx) => {
    const events = createSampleEventsRepository(tx);
    const loads = createLoadRepository(tx);
    await loads.lock();
    const loadedAt = (await loads.find(name))?.loadedAt;
    if (loadedAt === undefined) return [];
    const eventOf = new Map(liveEvents.map((live) => [live.id, live]));
    const changed: string[] = [];
    for (const stored of await events.lockUnrecorded([...eventOf.keys()])) {
      const live = eventOf.get(stored.id);
      if (!live || !isOfSample(stored, live, loadedAt)) continue;
      const plan = reschedule(stored, live, clock.now());
      if (plan === null) continue;
      await events.saveSchedule(stored.id, plan, buildSampleRoomRows(live, plan.planStartAt ?? stored.planStartAt));
      changed.push(stored.id);
    }
    if (changed.length > 0) await refreshLiveDocuments(tx, changed);
    await notifyContent(tx, changed);
    return changed;
  });
}

/** True if an event is still as the sample has planned it. */
function isOfSample(stored: StoredEvent, live: Live, loadedAt: number): boolean {
  const startAt = stored.samplePlanAt ?? loadedAt + live.startOffsetMinutes * MINUTE_MS;
  return (
    stored.title === live.title &&
    stored.planStartAt === startAt &&
    stored.planEndAt === startAt + live.durationMinutes * MINUTE_MS
  );
}

/** The changes that a start at `now` makes to an event; null for none. */
function reschedule({ status, planEndAt }: StoredEvent, live: Live, now: number) {
  const { startOffsetMinutes, durationMinutes } = live;
  const atLoad = getStatusAtLoad(live);
  if (startOffsetMinutes + durationMinutes <= 0) {
    return status === LiveStatus.end && atLoad === LiveStatus.replay ? { status: atLoad } : null;
  }
  if (planEndAt > now) return null;
  const planStartAt = now + startOffsetMinutes * MINUTE_MS;
  return {
    status: atLoad,
    planStartAt,
    planEndAt: planStartAt + durationMinutes * MINUTE_MS,
    samplePlanAt: planStartAt,
    itemStarts: [],
    creditAwardedAt: null,
  };
}
