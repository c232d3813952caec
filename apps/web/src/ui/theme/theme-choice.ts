/** The choices of a user; `system` follows the device. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type Theme = Exclude<ThemeChoice, 'system'>;

/** The gateway reads this cookie too and writes the theme into the page, so that the first paint has it. */
export const THEME_COOKIE = 'osteon_theme';

/** A stored value as a choice; anything else follows the device. */
export function getThemeChoice(stored: string | undefined): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

/** The theme of a choice on a device. */
export function getTheme(choice: ThemeChoice, deviceIsDark: boolean): Theme {
  if (choice !== 'system') return choice;
  return deviceIsDark ? 'dark' : 'light';
}
