import { ActionIcon } from '@porao/ui';
import { useColorMode } from '@porao/ui/shell';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';

/** Switches between light and dark; the choice stays in the browser. */
export function ColorModeButton(): ReactNode {
  const { mode, toggle } = useColorMode();
  const dark = mode === 'dark';
  return (
    <ActionIcon
      icon={dark ? 'sun' : 'moon'}
      label={dark ? t('mode.to-light') : t('mode.to-dark')}
      onClick={toggle}
    />
  );
}
