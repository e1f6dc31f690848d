import { Notice } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

/** Above everything that is made up: nobody may take it for his own (decisions OQ-043 and OQ-044). */
export function SampleNotice({ children }: { children: ReactNode }): ReactNode {
  return (
    <Notice tone="warning" still title={t('sample.title')}>
      {children}
    </Notice>
  );
}
