import type { ReactNode } from 'react';
import { OpsPage } from '../../common/ops.frame.tsx';
import { DeadLetters } from './dead-letters.section.tsx';
import { t } from './messages.ts';
import { QueuesSection } from './queues.section.tsx';

/** Work in the background: what waits in its queues, and what failed for good. */
export default function QueuesPage(): ReactNode {
  return (
    <OpsPage title={t('queues.title')}>
      <QueuesSection />
      <DeadLetters />
    </OpsPage>
  );
}
