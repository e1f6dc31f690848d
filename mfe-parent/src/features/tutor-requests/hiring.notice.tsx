import { answerMessage, failureText, useWrite } from '@porao/features';
import { call, formatDate, openModal } from '@porao/platform';
import { Button, Group, Notice } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { requestCalls } from './requests.queries.ts';

interface HiringNoticeProps {
  requestId: number;
  /** The hiring date, which has passed. */
  date: string;
}

/** Asks whether a request that tutors see no more is kept open; ending cannot be undone, so it needs a confirmation. */
export function HiringNotice({ requestId, date }: HiringNoticeProps) {
  const answer = useWrite({
    send: (what: 'keep' | 'end') => {
      const params = { id: requestId };
      return what === 'keep'
        ? call('POST /api/tutor-request/:id/keep-open', { params })
        : call('POST /api/tutor-request/:id/end', { params });
    },
    stale: requestCalls,
    success: answerMessage,
    failed: failureText,
  });
  const busy = (what: 'keep' | 'end') => answer.busy && answer.variables === what;
  const end = () =>
    openModal({
      title: t('requests.hiring.end.title'),
      body: t('requests.hiring.end.text'),
      buttons: [
        { label: t('requests.withdraw.keep'), variant: 'default' },
        { label: t('requests.hiring.end'), onPress: () => answer.press('end') },
      ],
    });
  return (
    <Notice
      tone="warning"
      still
      action={
        <Group>
          <Button
            busy={busy('keep')}
            busyLabel={t('requests.hiring.saving')}
            onClick={() => answer.press('keep')}
          >
            {t('requests.hiring.keep')}
          </Button>
          <Button
            variant="subtle"
            aria-haspopup="dialog"
            busy={busy('end')}
            busyLabel={t('requests.hiring.saving')}
            onClick={end}
          >
            {t('requests.hiring.end')}
          </Button>
        </Group>
      }
    >
      {t('requests.hiring.passed', { date: formatDate(date) })}
    </Notice>
  );
}
