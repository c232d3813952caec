import { create } from 'zustand';
import { readCookie, writeCookie } from '../../lib/cookies.ts';
import { getTheme, getThemeChoice, THEME_COOKIE, type Theme, type ThemeChoice } from './theme-choice.ts';

const device = window.matchMedia('(prefers-color-scheme: dark)');

const getThemeState = (choice: ThemeChoice) => ({ choice, theme: getTheme(choice, device.matches) });

/** The chosen theme and the effective one. */
export const useTheme = create<{ choice: ThemeChoice; theme: Theme }>(() =>
  getThemeState(getThemeChoice(readCookie(THEME_COOKIE))),
);

/** Stores a choice for 90 days and applies it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  writeCookie(THEME_COOKIE, choice);
  useTheme.setState(getThemeState(choice));
}

/** The colour of the browser's bars: the page background of tokens.css. */
const barColours: Record<Theme, string> = { light: '#f7f6f2', dark: '#0b1420' };

/**
 * The tokens follow the attribute (tokens.css); without it they follow the device, as the browser's bars do by media
 * query.
 */
function showOnPage({ choice, theme }: { choice: ThemeChoice; theme: Theme }): void {
  const { dataset } = document.documentElement;
  dataset['mantineColorScheme'] = theme;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = barColours[getTheme(choice, bar.media.includes('dark'))];
  }
}

showOnPage(useTheme.getState());
useTheme.subscribe(showOnPage);
device.addEventListener('change', () => useTheme.setState(({ choice }) => getThemeState(choice)));
