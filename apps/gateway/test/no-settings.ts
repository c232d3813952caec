import { settingNames } from '../src/platform/config/config.ts';

/** Every setting as unset, for programs that would else take those of the developer's own `.env`. */
export const noSettings: Readonly<Record<string, string>> = Object.fromEntries(settingNames.map((name) => [name, '']));
