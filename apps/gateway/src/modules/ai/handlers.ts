import { RoleId } from '@osteon/domain';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { mayUseAi } from './policy.ts';

export type AiCall = 'checkAiSearchAuthority';

/** Handles the check of the AI search authority. */
export function createHandlers(profiles: ProfileService): Handlers<AiCall> {
  return {
    async checkAiSearchAuthority({ sceneUuid }, { session }) {
      const profile = session && !session.displacedBy ? await profiles.get(session.customerId) : null;
      return { checkResult: mayUseAi(sceneUuid, profile?.roleId ?? RoleId.visitor) };
    },
  };
}
