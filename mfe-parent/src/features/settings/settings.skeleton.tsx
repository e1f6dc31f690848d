import { LoadingState, type LoadingStateProps } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { SettingsFrame } from '../../common/settings.frame.tsx';

/** A tab of the settings while its code loads. */
export function SettingsSkeleton(props: Pick<LoadingStateProps, 'shape' | 'count'>): ReactNode {
  return (
    <SettingsFrame>
      <LoadingState label={t('settings.title')} {...props} />
    </SettingsFrame>
  );
}
