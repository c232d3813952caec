import { AI_SEARCH_SCENE, type PrerenderedShellReader } from '@osteon/domain';
import type { Module } from '../../platform/module.ts';
import type { Session } from '../../platform/session/session.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { mayUseAi } from '../ai/policy.ts';
import { createHandlers, type ShellCall, type ShellServices } from './handlers.ts';

const CHINESE = 0;

/** Creates the function that selects the prerendered shell of a customer (rules/navigation#prerendered-shell). */
function createFindShellReader(profiles: ProfileService) {
  return async ({ customerId }: Session): Promise<PrerenderedShellReader> => {
    const { internationalStatus, roleId } = await profiles.get(customerId);
    const language = internationalStatus === CHINESE ? 'zh' : 'en';
    return mayUseAi(AI_SEARCH_SCENE, roleId) ? `${language} ai` : language;
  };
}

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
