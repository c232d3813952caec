import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the project. */
export const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..');

/** Loads the settings of the file `.env` in the project's folder, if it exists; the environment takes precedence. */
export function loadSettingsFile(): void {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
