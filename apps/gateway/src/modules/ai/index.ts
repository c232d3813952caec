import type { Module } from '../../platform/module.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { type AiCall, createHandlers } from './handlers.ts';

/** Authority to use AI search (rules/ai#authority). */
export function createAi({ profiles }: { profiles: ProfileService }): Module<AiCall> {
  return {
    handlers: createHandlers(profiles),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: null,
    constraints: {},
  };
}
