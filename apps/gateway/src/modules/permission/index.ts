import type { Module } from '../../platform/module.ts';
import { createHandlers, type PermissionCall, type PermissionNeeds } from './handlers.ts';

/**
 * The permissions of roles, for the portal's navigation; each call checks its own again
 * (rules/permission#permission-list).
 */
export function createPermission(needs: PermissionNeeds): Module<PermissionCall> {
  return {
    handlers: createHandlers(needs),
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
