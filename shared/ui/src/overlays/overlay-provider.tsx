import { createTheme, MantineContext, MantineThemeProvider } from '@mantine/core';
import type { ContextType, ReactNode } from 'react';

/** Sizes and colours are in styles.css. */
const theme = createTheme({ respectReducedMotion: true });

const nothing = () => {};
const settings: ContextType<typeof MantineContext> = {
  // The styles look at the attribute of the root element (shell/color-mode.ts).
  colorScheme: 'auto',
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
};

/** Provides what the library's components need. `MantineProvider` is not used, because it computes CSS variables that
 * styles.css already contains (docs/adr/0015), and every page would load this for the sake of a few dialogs. */
export function OverlayProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <MantineContext value={settings}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
