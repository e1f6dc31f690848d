import { Notice } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

interface SampleNoticeProps {
  children: ReactNode;
  /** Leads to what is real already. */
  action: ReactNode;
}

/** Above everything that is made up, so that no person takes it for their own data (decisions OQ-043 and OQ-044). */
export function SampleNotice({ children, action }: SampleNoticeProps) {
  return (
    <Notice tone="warning" still title={t('sample.title')} action={action}>
      {children}
    </Notice>
  );
}
