import { AI_SEARCH_SCENE, type Locale, type PrerenderedShellReader } from '@osteon/domain';
import type { Module } from '../../platform/module.ts';
import type { Session } from '../../platform/session/session.ts';
import { mayUseAi } from '../ai/policy.ts';
import { createHandlers, type ShellCall, type ShellServices } from './handlers.ts';

/** Selects the prerendered shell of a reader, null for a visitor (rules/navigation#prerendered-shell). */
function selectShellReader(session: Session | null, locale: Locale): PrerenderedShellReader {
  if (session === null) return `${locale} visitor`;
  return mayUseAi(AI_SEARCH_SCENE, session.roleId) ? `${locale} ai` : locale;
}

/**
 * The frame around every page: the customer in the header, and the customer's settings
 * (rules/portal-settings#customer-settings).
 */
export function createShell(
  services: ShellServices,
): Module<ShellCall> & { readonly selectShellReader: typeof selectShellReader } {
  return {
    selectShellReader,
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
