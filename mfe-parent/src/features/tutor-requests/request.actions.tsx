import type { TutorRequest } from '@porao/contracts';
import { jobDetails, pathTo } from '@porao/contracts/paths';
import { formatNumber } from '@porao/platform';
import { Button, Group, LinkButton } from '@porao/ui';
import { useState } from 'react';
import { AskDialog } from '../../common/ask.lazy.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { useHandOver, withdraw } from './requests.queries.ts';

/** Shows what a guardian can do with a request in its stage: only a pending one can be changed (PAR-040). */
export function RequestActions({ request }: { request: TutorRequest }) {
  const handOver = useHandOver();
  const [asking, setAsking] = useState(false);
  if (request.stage === 'Pending') {
    return (
      <Group>
        <LinkButton
          variant="light"
          icon="edit"
          to={`${paths.hireTutor}?edit=${request.id}`}
          onClick={() => handOver(request)}
        >
          {t('request.update')}
        </LinkButton>
        <Button variant="subtle" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('requests.withdraw')}
        </Button>
        <AskDialog
          opened={asking}
          onClose={() => setAsking(false)}
          title={t('requests.withdraw.title')}
          text={[t('requests.withdraw.text', { class: request.i_class.class_name })]}
          yes={t('requests.withdraw')}
          no={t('requests.withdraw.keep')}
          busyLabel={t('requests.withdrawing')}
          danger
          write={withdraw(request.id)}
        />
      </Group>
    );
  }
  if (request.tuition_job_offer_id === null) return null;
  return (
    <Group>
      <LinkButton variant="light" icon="users" to={paths.candidates({ requestId: request.id })}>
        {t('requests.candidates', { number: formatNumber(request.candidates) })}
      </LinkButton>
      <LinkButton
        variant="subtle"
        icon="briefcase"
        to={pathTo(jobDetails, { jobId: request.tuition_job_offer_id })}
        target="_blank"
      >
        {t('requests.job')}
      </LinkButton>
    </Group>
  );
}
