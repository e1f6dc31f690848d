import { ActionIcon, Button } from '@porao/ui';
import { useColorMode } from '@porao/ui/shell';
import { type ReactNode, useEffect } from 'react';
import { t } from '../messages.ts';

/** Switches between light and dark; the choice stays in the browser. */
export function ColorModeButton({ labelled = false }: { labelled?: boolean }): ReactNode {
  const { mode, toggle } = useColorMode();
  const dark = mode === 'dark';
  useThemeColor(mode);
  const label = dark ? t('mode.to-light') : t('mode.to-dark');
  if (!labelled) return <ActionIcon icon={dark ? 'sun' : 'moon'} label={label} onClick={toggle} />;
  return (
    <Button variant="light" icon={dark ? 'sun' : 'moon'} onClick={toggle}>
      {label}
    </Button>
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
