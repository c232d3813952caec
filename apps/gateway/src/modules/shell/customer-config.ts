import type { LanguagePreference } from '@osteon/domain';
import type { Module } from '../../platform/module.ts';

/** What of other modules makes up a customer's settings. */
export interface CustomerSettings {
  readonly languages: (accountId: string) => Promise<LanguagePreference>;
  readonly reminders: (accountId: string) => Promise<readonly { scene: string; reminds: boolean }[]>;
}

/** A customer's settings as one list (seed 001 §7, config list by customer id). */
export function createCustomerConfig({ languages, reminders }: CustomerSettings): Module<'listCustomerConfig'> {
  return {
    handlers: {
      async listCustomerConfig(_input, context) {
        const { customerId } = context.session;
        const [chosen, scenes] = await Promise.all([languages(customerId), reminders(customerId)]);
        const list = [
          ...Object.entries(chosen).map(([configKey, value]) => ({ configKey, configValue: String(value) })),
          ...scenes.map(({ scene, reminds }) => ({ configKey: `remind.${scene}`, configValue: reminds ? '1' : '0' })),
        ];
        return { list };
      },
    },
  };
}
