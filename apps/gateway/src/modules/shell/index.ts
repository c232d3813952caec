import type { Module } from '../../platform/module.ts';
import { createFindShellReader } from './find-shell-reader.ts';
import { createHandlers, type ShellCall, type ShellServices } from './handlers.ts';

/**
 * The frame around every page: the customer in the header, and the customer's settings
 * (rules/portal-settings#customer-settings).
 */
export function createShell(
  services: ShellServices,
): Module<ShellCall> & { readonly findShellReader: ReturnType<typeof createFindShellReader> } {
  return {
    findShellReader: createFindShellReader(services.profiles),
    handlers: createHandlers(services),
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
