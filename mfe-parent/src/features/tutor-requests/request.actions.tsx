import type { TutorRequest } from '@porao/contracts';
import { formatNumber } from '@porao/platform';
import { Button, Group, LinkButton } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { LateDialog } from '../../common/late.dialog.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { requestPath } from './paths.ts';
import { useHandOver } from './requests.queries.ts';

const loadWithdraw = () =>
  import(/* webpackChunkName: "withdraw-dialog" */ './withdraw.dialog.tsx').then(
    (part) => part.WithdrawDialog,
  );

/** What a guardian can do with a request where it stands: only a pending one can be changed (spec, section 4). */
export function RequestActions({ request }: { request: TutorRequest }): ReactNode {
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
        <LateDialog
          load={loadWithdraw}
          props={{ opened: asking, onClose: () => setAsking(false), request }}
        />
      </Group>
    );
  }
  if (request.tuition_job_offer_id === null) return null;
  return (
    <Group>
      <LinkButton variant="light" icon="users" to={requestPath(request.id, 'candidates')}>
        {t('requests.candidates', { number: formatNumber(request.candidates) })}
      </LinkButton>
      <LinkButton
        variant="subtle"
        icon="briefcase"
        to={`/job-details/${request.tuition_job_offer_id}`}
        target="_blank"
      >
        {t('requests.job')}
      </LinkButton>
    </Group>
  );
}
