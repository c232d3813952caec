import { formatDay } from '@osteon/domain';
import type { Database } from '../../platform/database/connect.ts';
import { countNumbers } from './repository.ts';

/** The next number of a day in Shanghai: `RZ20261121-0312`. */
export async function createCertificationNumber(tx: Database, now: number): Promise<string> {
  const prefix = `RZ${formatDay(now).replaceAll('-', '')}-`;
  return prefix + String((await countNumbers(tx, prefix)) + 1).padStart(4, '0');
}
