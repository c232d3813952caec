import type { Module } from '../../platform/module.ts';
import { createHandlers, type ShellCall, type ShellServices } from './handlers.ts';
import { createFindReader } from './reader-service.ts';

/**
 * The frame around every page: the customer in the header, and the customer's settings (rules/shell#customer-settings).
 */
export function createShell(
  services: ShellServices,
): Module<ShellCall> & { readonly findReader: ReturnType<typeof createFindReader> } {
  return {
    findReader: createFindReader(services.profiles),
    handlers: createHandlers(services),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    firstPaints: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: null,
    constraints: {},
  };
}
