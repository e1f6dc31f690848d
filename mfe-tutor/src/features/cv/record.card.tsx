import { type OwnRecord, recordLessons } from '@porao/contracts';
import { answerMessage, failureText, TitledCard, useWrite } from '@porao/features';
import { call, formatDate } from '@porao/platform';
import { Button, Group, Text } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { provedOf } from './cv.view.ts';

/** Says what lessons prove of the tutor, and whether others see it: the tutor says so, and takes it back, with one press. */
export function RecordCard({ record }: { record: OwnRecord }) {
  const { consented_at: since, proved } = record;
  const given = since !== null;
  const write = useWrite({
    send: () => call('POST /api/consents/record', { body: { given: !given } }),
    stale: ['GET /api/tutor/cv', 'GET /api/consents'],
    success: answerMessage,
    failed: failureText,
  });
  return (
    <TitledCard title={t('record.title')}>
      <Text weight="medium">{proved ? provedOf(record) : t('record.few', { count: recordLessons })}</Text>
      <Text size="sm">{t('record.text')}</Text>
      <Text>{given ? t('record.shown', { day: formatDate(since) }) : t('record.hidden')}</Text>
      <Group>
        <Button
          variant={given ? 'default' : 'filled'}
          icon={given ? 'eye-off' : 'eye'}
          busy={write.busy}
          busyLabel={t('record.saving')}
          onClick={() => write.press()}
        >
          {t(given ? 'record.hide' : 'record.show')}
        </Button>
      </Group>
    </TitledCard>
  );
}
