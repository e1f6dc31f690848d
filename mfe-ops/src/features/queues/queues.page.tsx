import type { ReactNode } from 'react';
import { OpsPage } from '../../common/ops.frame.tsx';
import { DeadLetters } from './dead-letters.section.tsx';
import { t } from './messages.ts';
import { QueuesSection } from './queues.section.tsx';

export default function QueuesPage(): ReactNode {
  return (
    <OpsPage title={t('queues.title')}>
      <QueuesSection />
      <DeadLetters />
    </OpsPage>
  );
}
