import type { TutorRequest } from '@porao/contracts';
import { deadlineText } from '@porao/features';
import { formatDate } from '@porao/platform';
import { Badge, Notice, Text } from '@porao/ui';
import { t } from '../messages.ts';

const known = {
  Pending: { tone: 'accent', text: 'requests.stage.Pending' },
  Terms: { tone: 'brand', text: 'requests.stage.Terms' },
  Approved: { tone: 'success', text: 'requests.stage.Approved' },
  Rejected: { tone: 'error', text: 'requests.stage.Rejected' },
  Withdrawn: { tone: 'neutral', text: 'requests.stage.Withdrawn' },
  Closed: { tone: 'info', text: 'requests.stage.Closed' },
} as const;

/** The stage of a request; an unknown one is shown as the server sent it (decision OQ-060). */
export function StageBadge({ stage }: { stage: string }) {
  const { tone, text } = known[stage as keyof typeof known] ?? {};
  return <Badge {...(tone && { tone })}>{text ? t(text) : stage}</Badge>;
}

/** Until when an operator looks at it, or the guardian answers its terms or those who applied. */
export function RequestWait({ request }: { request: TutorRequest }) {
  const { review_by, agree_by, answer_by } = request;
  if (review_by) return <Text size="sm">{t('requests.review', { date: deadlineText(review_by) })}</Text>;
  const by = agree_by ?? answer_by;
  if (!by) return null;
  return (
    <Notice tone="warning" still>
      {t(agree_by ? 'requests.agreeBy' : 'requests.answer', { date: deadlineText(by) })}
    </Notice>
  );
}

/** Why it was rejected, withdrawn or closed; once its tuition ended, that. */
export function StageReason({ request }: { request: TutorRequest }) {
  if (request.ended)
    return (
      <Notice tone="info" still>
        <EndedText ended={request.ended} />
      </Notice>
    );
  if (request.stage_reason === null) return null;
  return (
    <Notice tone={request.stage === 'Rejected' ? 'warning' : 'info'} still>
      {t('requests.reason', { reason: request.stage_reason })}
    </Notice>
  );
}

/** Says with whom the tuition was, when it ended and by whom. */
export function EndedText({
  ended: { tutor_name: name, at, by },
}: {
  ended: NonNullable<TutorRequest['ended']>;
}) {
  return (
    <>
      {t('ended.title', { name, date: formatDate(at) })} {t(`ended.by.${by}`)}
    </>
  );
}
