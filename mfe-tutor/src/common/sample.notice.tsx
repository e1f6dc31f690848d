import { Notice } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

/** Above everything that is made up, so that no person takes it for their own data (decisions OQ-043 and OQ-044). */
export function SampleNotice({ children }: { children: ReactNode }) {
  return (
    <Notice tone="warning" still title={t('sample.title')}>
      {children}
    </Notice>
  );
}
