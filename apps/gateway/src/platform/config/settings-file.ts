import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the project. */
export const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..');

/** Takes over the settings of the file `.env` in the project's folder, where there is one; the environment wins. */
export function loadSettingsFile(): void {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
