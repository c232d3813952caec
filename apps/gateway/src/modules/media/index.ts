import type { Module } from '../../platform/module.ts';
import { pictureRoute } from './routes.ts';

/** Pictures of resources, people and pages. */
export const mediaModule: Module<never> = {
  handlers: {},
  routes: null,
  mediaRoutes: [pictureRoute],
  pageCards: {},
  firstPaints: {},
  jobs: [],
  workers: [],
  erasure: null,
  ownData: null,
  constraints: {},
};
