import { create } from 'zustand';
import { readCookie, writeCookie } from '../../lib/cookies.ts';
import { THEME_COOKIE, type Theme, type ThemeChoice, themeChoiceOf, themeOf } from './theme-choice.ts';

const ONE_YEAR = 365;
const device = window.matchMedia('(prefers-color-scheme: dark)');

const stateOf = (choice: ThemeChoice) => ({ choice, theme: themeOf(choice, device.matches) });

/** The chosen theme and the one that shows. */
export const useTheme = create<{ choice: ThemeChoice; theme: Theme }>(() =>
  stateOf(themeChoiceOf(readCookie(THEME_COOKIE))),
);

/** Keeps a choice for a year and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  writeCookie(THEME_COOKIE, choice, ONE_YEAR);
  useTheme.setState(stateOf(choice));
}

/** The tokens follow this attribute (tokens.css); without it they follow the device. */
function showOnPage({ choice }: { choice: ThemeChoice }): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
}

showOnPage(useTheme.getState());
useTheme.subscribe(showOnPage);
device.addEventListener('change', () => useTheme.setState(({ choice }) => stateOf(choice)));
