import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './tokens.css';
import './base.css';
import './mantine.css';
import { mantineTheme } from './mantine-theme.ts';
import { useTheme } from './theme-store.ts';

/** Provides the theme and keeps Mantine's colour scheme in sync with it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useTheme((state) => state.theme);
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
