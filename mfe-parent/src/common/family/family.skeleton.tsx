import { LoadingState } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { SettingsFrame } from '../settings.frame.tsx';

/** A list of the settings while its code loads. */
export function FamilySkeleton(): ReactNode {
  return (
    <SettingsFrame>
      <LoadingState label={t('settings.title')} count={3} />
    </SettingsFrame>
  );
}
