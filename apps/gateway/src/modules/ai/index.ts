import { RoleId } from '@osteon/domain';
import type { Module } from '../../platform/module.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { mayUseAi } from './policy.ts';

/** Who may search with AI (seed 001, AI search authority). */
export function createAi({ profiles }: { profiles: ProfileService }): Module<'checkAiSearchAuthority'> {
  return {
    handlers: {
      async checkAiSearchAuthority({ sceneUuid }, { session }) {
        const own = session && !session.displacedBy ? await profiles.get(session.customerId) : null;
        return { checkResult: mayUseAi(sceneUuid, own?.roleId ?? RoleId.visitor) };
      },
    },
  };
}
