import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { createEngagementHandlers, type EngagementCalls } from './handlers.ts';
import { createFollowRepository } from './repository.ts';

/** The doctors and associations that an account follows (rules/engagement#follow-list). */
export function createEngagement({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Module<EngagementCalls> {
  return {
    handlers: createEngagementHandlers(clock, createFollowRepository(db)),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    firstPaints: {},
    jobs: [],
    workers: [],
    erasure: null,
    constraints: {},
  };
}
