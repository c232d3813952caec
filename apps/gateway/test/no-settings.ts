import { settingNames } from '../src/platform/config/config.ts';

/** Every setting as unset, for programs that would otherwise read the developer's `.env`. */
export const noSettings: Readonly<Record<string, string>> = Object.fromEntries(settingNames.map((name) => [name, '']));
