import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { type ContextType, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { theme } from '../theme/theme.ts';

/** Where the browser keeps the chosen mode; the page's first script reads it too. */
export const colorModeKey = 'porao-color-mode';

const manager = localStorageColorSchemeManager({ key: colorModeKey });
const getRootElement = () => document.documentElement;

/** The page's one provider. `MantineProvider` is not used, because it computes CSS variables that styles.css already
 * contains (docs/adr/0015). */
export function UiProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <MantineContext value={useMantineValue()}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

/** The system's mode until one is chosen (decision OQ-009). */
function useMantineValue(): ContextType<typeof MantineContext> {
  const [colorScheme, setColorScheme] = useState(() => manager.get('auto'));
  useEffect(() => {
    manager.subscribe(setColorScheme);
    return () => manager.unsubscribe();
  }, []);
  useLayoutEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const system = dark.matches ? 'dark' : 'light';
      getRootElement().dataset['mantineColorScheme'] = colorScheme === 'auto' ? system : colorScheme;
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [colorScheme]);
  return useMemo(
    () => ({
      colorScheme,
      setColorScheme: (scheme) => {
        setColorScheme(scheme);
        manager.set(scheme);
      },
      clearColorScheme: () => {
        setColorScheme('auto');
        manager.clear();
      },
      getRootElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: false,
    }),
    [colorScheme],
  );
}

interface ColorMode {
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
