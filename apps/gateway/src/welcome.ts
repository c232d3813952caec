import { BASE_PATH } from '@osteon/domain';
import type { Config } from './config.ts';

/** What the terminal shows once the gateway is ready. */
export function welcome({ publicUrl, site }: Config): string {
  const lines = [`${site.company} is ready: ${publicUrl}${BASE_PATH}`];
  return lines.join('\n');
}
