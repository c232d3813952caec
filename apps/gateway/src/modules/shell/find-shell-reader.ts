import { AI_SEARCH_SCENE, type PrerenderedShellReader } from '@osteon/domain';
import type { Session } from '../../platform/session/session.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { mayUseAi } from '../ai/policy.ts';

const CHINESE = 0;

/** Creates the function that selects the prerendered shell of a customer (rules/navigation#prerendered-shell). */
export function createFindShellReader(profiles: ProfileService) {
  return async ({ customerId }: Session): Promise<PrerenderedShellReader> => {
    const { internationalStatus, roleId } = await profiles.get(customerId);
    const language = internationalStatus === CHINESE ? 'zh' : 'en';
    return mayUseAi(AI_SEARCH_SCENE, roleId) ? `${language} ai` : language;
  };
}
