import type { IncomingHttpHeaders } from 'node:http';
import { loadLibrary } from '../../../apps/gateway/src/library/load-library.ts';
import { createSampleSource } from '../../../apps/gateway/src/library/sample.ts';
import { findCaseReader } from '../../../apps/gateway/src/modules/case/reading/case-reader.ts';
import { createCaseOpenings } from '../../../apps/gateway/src/modules/case/reading/opening-service.ts';
import { createCardService } from '../../../apps/gateway/src/modules/content/card-service.ts';
import { createCourseLecturers } from '../../../apps/gateway/src/modules/course/lecturer-service.ts';
import { createDictionaryService } from '../../../apps/gateway/src/modules/dictionary/service.ts';
import { createDoctorService } from '../../../apps/gateway/src/modules/doctor/service.ts';
import { createLiveService } from '../../../apps/gateway/src/modules/live/event/service.ts';
import { createProductService } from '../../../apps/gateway/src/modules/product/service.ts';
import { createSearch } from '../../../apps/gateway/src/modules/search/index.ts';
import { createPlayPositions } from '../../../apps/gateway/src/modules/video/position-service.ts';
import { systemClock } from '../../../apps/gateway/src/platform/clock.ts';
import { keysFrom } from '../../../apps/gateway/src/platform/crypto/secret.ts';
import { type OpenDatabase, openDatabase } from '../../../apps/gateway/src/platform/database/open-database.ts';
import { createRateLimits } from '../../../apps/gateway/src/platform/rate-limit/rate-limits.ts';
import { createContentEvents } from '../../../apps/gateway/src/platform/realtime/content-events.ts';
import { openLocalFiles } from '../../../apps/gateway/src/platform/storage/storage.ts';

const log = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error };

/** A database of its own with the sample library in it. */
export async function openLibrary(dataDir: string): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir, migrate: true, poolSize: 4, log });
  const disk = openLocalFiles({ dataDir });
  await loadLibrary({ db: database.db, disk, source: createSampleSource(), clock: systemClock, log });
  return database;
}

/** The search of a gateway that has just started: all caches are empty. */
export function searchOn({ db, sql }: Pick<OpenDatabase, 'db' | 'sql'>) {
  const rateLimits = createRateLimits({ limits: false }, { db, redis: null });
  const deps = {
    db,
    clock: systemClock,
    contentEvents: createContentEvents(sql, log),
    rateLimits,
    log,
    keyFor: keysFrom('bench'),
  };
  const openings = createCaseOpenings(deps);
  const content = createCardService(deps, {
    cases: openings,
    lecturers: createCourseLecturers(deps),
    positions: createPlayPositions(deps),
    // A visitor has joined no course.
    progress: { listLearning: async () => new Map(), listStates: async () => new Map() },
  });
  const services = {
    content,
    doctors: createDoctorService(deps, { works: content }),
    liveEvents: createLiveService(deps),
    products: createProductService(deps),
    dictionary: createDictionaryService(deps),
    cases: { ...openings, findReader: findCaseReader },
  };
  return createSearch(deps, services).handlers;
}

/** Nothing of a bench is counted as a search of somebody. */
const headers: IncomingHttpHeaders = { dnt: '1' };

/** The searcher: a visitor. */
export const visitor = { session: null, reply: { request: { headers } } } as Parameters<
  ReturnType<typeof searchOn>['listRelatedSearchWords']
>[1];
