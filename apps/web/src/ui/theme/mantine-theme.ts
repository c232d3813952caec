import { createTheme } from '@mantine/core';

const teal = [
  '#e4f0ee',
  '#c6e2de',
  '#9fd1ca',
  '#78bfb7',
  '#4fc2b8',
  '#0e837d',
  '#0c7f79',
  '#0b7a75',
  '#096a66',
  '#075350',
] as const;

/** Mantine's theme on our tokens. Its CSS variables are in mantine.css, so that no style is written at run time. */
export const mantineTheme = createTheme({
  colors: { teal },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 5 },
  defaultRadius: 8,
  fontFamily: 'var(--font)',
  fontSizes: { xs: '12px', sm: '14px', md: '15px', lg: '16px', xl: '18px' },
  breakpoints: { xs: '31.25em', sm: '48em', md: '67.5em', lg: '81.25em' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
