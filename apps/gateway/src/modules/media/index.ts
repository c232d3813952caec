import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { createPictureRoute } from './routes.ts';
import { createFindThumbnail } from './thumbnail-service.ts';

/** Pictures of resources, people and pages. */
export function createMedia(deps: Pick<AppContext, 'db' | 'storage' | 'files' | 'log'>): Module<never> {
  return {
    handlers: {},
    routes: null,
    mediaRoutes: [createPictureRoute(deps.files, createFindThumbnail(deps))],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: null,
    constraints: {},
  };
}
