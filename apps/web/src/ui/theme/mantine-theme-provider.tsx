import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { mantineTheme } from './mantine-theme.ts';
import { useEffectiveTheme } from './theme-store.ts';

const ignore = () => {};

/**
 * Mantine's context for the parts that are made with it: dialogs, menus, pop-ups. Around each of them instead of around
 * the app, as no route needs Mantine for its first paint.
 */
export function MantineThemeProvider({ children }: { children: ReactNode }) {
  const theme = useEffectiveTheme();
  // Without it a provider that mounts briefly sets the root element to light.
  const colorSchemeManager = useMemo(
    () => ({ get: () => theme, set: ignore, subscribe: ignore, unsubscribe: ignore, clear: ignore }),
    [theme],
  );
  return (
    <MantineProvider
      theme={mantineTheme}
      colorSchemeManager={colorSchemeManager}
      forceColorScheme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
