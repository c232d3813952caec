import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { createPictureRoutes } from './routes.ts';

/** The pictures of the library. */
export function createMedia(context: Pick<AppContext, 'sendFile'>): Module<never> {
  return {
    handlers: {},
    routes: createPictureRoutes(context),
    fastPath: null,
    pageCards: {},
    firstPaints: {},
    jobs: [],
    erasure: null,
    constraints: {},
  };
}
