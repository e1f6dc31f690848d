import { LoadingState } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { HireFrame } from './hire.frame.tsx';

/** The request form while its code loads. */
export function HireSkeleton(): ReactNode {
  return (
    <HireFrame>
      <LoadingState label={t('request.loading')} shape="form" count={6} />
    </HireFrame>
  );
}
