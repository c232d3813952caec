import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { readCookie, writeCookie } from '../../lib/cookies.ts';
import { getTheme, getThemeChoice, THEME_COOKIE, type Theme, type ThemeChoice } from './theme-choice.ts';

/** The chosen theme. */
export const useTheme = create<{ choice: ThemeChoice }>(() => ({ choice: getThemeChoice(readCookie(THEME_COOKIE)) }));

const device = window.matchMedia('(prefers-color-scheme: dark)');

function listen(onChange: () => void): () => void {
  device.addEventListener('change', onChange);
  return () => device.removeEventListener('change', onChange);
}

/** The effective theme. A query is not read before it is needed: that makes the browser compute the page's styles. */
export function useEffectiveTheme(): Theme {
  const choice = useTheme((state) => state.choice);
  const isDark = useSyncExternalStore(listen, () => device.matches);
  return getTheme(choice, isDark);
}

/** Stores a choice for 90 days and applies it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  writeCookie(THEME_COOKIE, choice);
  useTheme.setState({ choice });
  showOnPage(choice);
}

/** The colour of the browser's bars: the page background of tokens.css. */
const barColours: Record<Theme, string> = { light: '#f7f6f2', dark: '#0b1420' };

/**
 * The tokens follow the attribute (tokens.css); without it they follow the device, as the browser's bars do by media
 * query.
 */
function showOnPage(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = barColours[getTheme(choice, bar.media.includes('dark'))];
  }
}

const { choice: stored } = useTheme.getState();
if (stored !== 'system') showOnPage(stored);
