import { colorModeNextParameter, colorModeParameter, colorModePath } from '@porao/contracts/page';
import { useLocation } from '@porao/platform';
import { ActionIcon, Button, GetForm } from '@porao/ui';
import { useColorMode } from '@porao/ui/shell';
import { type ReactNode, useEffect } from 'react';
import { t } from '../messages.ts';
import styles from './header.module.css';

interface ColorModeButtonProps {
  /** Shows the words beside the icon. */
  labelled?: boolean;
}

/** Switches between light and dark; the choice stays in the browser. Without scripts its form keeps it in a cookie. */
export function ColorModeButton({ labelled = false }: ColorModeButtonProps): ReactNode {
  const { mode, toggle } = useColorMode();
  const { pathname, search } = useLocation();
  useThemeColor(mode);
  const next = new URLSearchParams({ [colorModeNextParameter]: pathname + search });
  return (
    <GetForm to={`${colorModePath}?${next}`}>
      {(['dark', 'light'] as const)
        // The server does not know the mode of a page: its style hides one of both.
        .filter((to) => typeof window === 'undefined' || to !== mode)
        .map((to) => {
          const look = {
            icon: to === 'light' ? 'sun' : 'moon',
            type: 'submit',
            name: colorModeParameter,
            value: to,
            className: styles[to === 'dark' ? 'toDark' : 'toLight'] ?? '',
            onClick: (event: { preventDefault: () => void }) => {
              event.preventDefault();
              toggle();
            },
          } as const;
          const label = to === 'dark' ? t('mode.to-dark') : t('mode.to-light');
          return labelled ? (
            <Button key={to} variant="light" {...look}>
              {label}
            </Button>
          ) : (
            <ActionIcon key={to} {...look} label={label} />
          );
        })}
    </GetForm>
  );
}

/** Colours the browser's own bars: the brand in the light mode, the surface in the dark one. */
function useThemeColor(mode: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    const token = mode === 'dark' ? '--color-surface' : '--color-brand';
    if (meta) meta.content = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  }, [mode]);
}
