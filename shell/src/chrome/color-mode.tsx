import { ActionIcon, Button } from '@porao/ui';
import { useColorMode } from '@porao/ui/shell';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';

/** Switches between light and dark; the choice stays in the browser. */
export function ColorModeButton({ labelled = false }: { labelled?: boolean }): ReactNode {
  const { mode, toggle } = useColorMode();
  const dark = mode === 'dark';
  const label = dark ? t('mode.to-light') : t('mode.to-dark');
  if (!labelled) return <ActionIcon icon={dark ? 'sun' : 'moon'} label={label} onClick={toggle} />;
  return (
    <Button variant="light" icon={dark ? 'sun' : 'moon'} onClick={toggle}>
      {label}
    </Button>
  );
}
