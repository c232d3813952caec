import type { LanguagePreference } from '@osteon/domain';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { presentCustomerSettings, presentDoctor, VISITOR_MEMBERSHIP } from './presenter.ts';

export type ShellCall = 'getDoctorInfo' | 'getAuthorMemberInfo' | 'listCustomerConfig';

/** Dependencies of the page frame on other modules. */
export interface ShellServices {
  readonly profiles: ProfileService;
  readonly languages: (accountId: string) => Promise<LanguagePreference>;
  readonly reminders: (accountId: string) => Promise<readonly { scene: string; reminds: boolean }[]>;
}

/** Handles the calls of the frame around every page. */
export function createHandlers({ profiles, languages, reminders }: ShellServices): Handlers<ShellCall> {
  return {
    getDoctorInfo: async (_input, { session }) => presentDoctor(await profiles.get(session.customerId)),

    getAuthorMemberInfo: async () => VISITOR_MEMBERSHIP,

    async listCustomerConfig(_input, { session: { customerId } }) {
      const [preference, scenes] = await Promise.all([languages(customerId), reminders(customerId)]);
      return { list: presentCustomerSettings(preference, scenes) };
    },
  };
}
