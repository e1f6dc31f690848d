import type { TutorRequest } from '@porao/contracts';
import { deadlineText, failureText, useWrite } from '@porao/features';
import { useNavigate } from '@porao/platform';
import { Button, CardAction, Notice, Stack, Text } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { EndedText, StageReason } from '../../common/requests/stage.tsx';
import { askOthers } from './requests.queries.ts';

/** Says how the tuition of a request ended; those who applied before can be asked with one press. */
export function Ended({ request }: { request: TutorRequest }) {
  const { ended } = request;
  if (!ended) return <StageReason request={request} />;
  const { reason, another_by, others, deal_id } = ended;
  return (
    <Notice tone="info" still action={another_by && <AskOthers requestId={request.id} dealId={deal_id} />}>
      <Stack gap="xs">
        <Text>
          <EndedText ended={ended} />
        </Text>
        {reason && <Text>{t('ended.why', { reason })}</Text>}
        {another_by && <Text>{t('ended.others', { count: others, date: deadlineText(another_by) })}</Text>}
      </Stack>
    </Notice>
  );
}

function AskOthers({ requestId, dealId }: { requestId: number; dealId: number }) {
  const navigate = useNavigate();
  const { busy, press } = useWrite({
    ...askOthers(dealId),
    failed: failureText,
    onDone: () => navigate(paths.candidates({ requestId })),
  });
  return (
    <CardAction>
      <Button icon="users" busy={busy} busyLabel={t('ended.asking')} onClick={() => press()}>
        {t('ended.ask')}
      </Button>
    </CardAction>
  );
}
