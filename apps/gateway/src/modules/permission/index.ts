import type { Module } from '../../platform/module.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { createHandlers, type PermissionCall } from './handlers.ts';

/**
 * The permissions of roles, for the portal's navigation; each call checks its own again
 * (rules/permission#permission-list).
 */
export function createPermission({ profiles }: { profiles: ProfileService }): Module<PermissionCall> {
  return {
    handlers: createHandlers(profiles),
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
