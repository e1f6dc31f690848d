import { createTheme, type MantineColorsTuple } from '@mantine/core';

const scale = (name: string) =>
  Array.from({ length: 10 }, (_, shade) => `var(--${name}-${shade})`) as unknown as MantineColorsTuple;

/** Mantine's side of the theme; the values are in tokens.css, so that they apply before any script. */
export const theme = createTheme({
  colors: { green: scale('green'), mango: scale('mango') },
  primaryColor: 'green',
  primaryShade: 7,
  defaultRadius: 'md',
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-sans)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: { xs: '22.5em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
});
