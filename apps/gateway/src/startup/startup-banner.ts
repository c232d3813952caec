import { BASE_PATH } from '@osteon/domain';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from '../modules/account/samples/sample-accounts.ts';
import type { Config } from '../platform/config/config.ts';
import { hasProviders } from '../platform/config/provider-settings.ts';

/** The text of the terminal once the gateway is ready; the accounts of the sample library only where it is served. */
export function startupBanner({
  publicUrl,
  site,
  providers,
}: Pick<Config, 'publicUrl' | 'site' | 'providers'>): string {
  const ready = `Osteon is ready: ${publicUrl}${BASE_PATH}`;
  if (!site.sample) return ready;
  const accounts = SAMPLE_ACCOUNTS.map(({ login, about }) => `  ${login.padEnd(24)}${about}`);
  return [
    '',
    ready,
    '',
    `Sample accounts, password ${SAMPLE_PASSWORD}:`,
    ...accounts,
    '',
    ...(hasProviders(providers) ? [] : [`Messages (SMS, mail): ${publicUrl}${BASE_PATH}/m/outbox`, '']),
  ].join('\n');
}
