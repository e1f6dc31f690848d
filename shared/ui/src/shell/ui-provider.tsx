import {
  localStorageColorSchemeManager,
  MantineProvider,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';

/** Where the browser keeps the chosen mode; the page's first script reads it too. */
export const colorModeKey = 'porao-color-mode';

const manager = localStorageColorSchemeManager({ key: colorModeKey });

/** The page's one provider. The system's mode until one is chosen (decision OQ-009). No style element is made:
 * all variables stand in styles.css. */
export function UiProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

export interface ColorMode {
  mode: 'light' | 'dark';
  setMode: (mode: 'light' | 'dark') => void;
  toggle: () => void;
}

/** The colour mode and its switch. Transitions are kept: stopping them would take a style element. */
export function useColorMode(): ColorMode {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const mode = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return { mode, setMode: setColorScheme, toggle: () => setColorScheme(mode === 'dark' ? 'light' : 'dark') };
}
