import type { TutorRequest } from '@porao/contracts';
import { answerMessage, failureToast, useWrite } from '@porao/features';
import { call, query, useQuery } from '@porao/platform';
import { Button, LinkAnchor, Stack, Text } from '@porao/ui';
import { paths } from '../../common/paths.ts';
import { t } from './tutor-alert.text.ts';

/** Says that the guardian is told of tutors who fit the job of this request, or has the button that asks for it. */
export function TutorAlert({ request }: { request: TutorRequest }) {
  const searches = useQuery(query('GET /api/saved-searches'));
  const { i_class, parent_location } = request;
  const name = t('name', { class: i_class.class_name, area: parent_location.location.location_name });
  const body = { request_id: request.id, name: name.slice(0, 60), frequency: 'daily' } as const;
  const { busy, press } = useWrite({
    send: () => call('POST /api/saved-searches', { body }),
    stale: ['GET /api/saved-searches'],
    success: answerMessage,
    failed: failureToast(t('failed')),
  });
  if (searches.isPending) return null;
  const search = searches.data?.data.find(({ request_id }) => request_id === request.id);
  if (search)
    return (
      <Text>
        {t(search.paused ? 'paused' : 'on')} <LinkAnchor to={paths.tutorAlerts}>{t('change')}</LinkAnchor>
      </Text>
    );
  return (
    <Stack gap="xs" align="start">
      <Text>{t('text')}</Text>
      <Button variant="light" icon="bell" busy={busy} onClick={() => press()}>
        {t('press')}
      </Button>
    </Stack>
  );
}
