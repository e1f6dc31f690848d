import type { SavedSearch } from '@porao/contracts';
import { answerMessage, failureToast, OwnSearchCard, useWrite } from '@porao/features';
import { call } from '@porao/platform';
import { Stack, Text } from '@porao/ui';
import { Checkbox } from '@porao/ui/controls';
import { t } from './alerts.text.ts';

/** Switches alerts of jobs that fit the profile on and off; a search that is switched off is paused. */
export function ProfileAlert({ search }: { search: SavedSearch | undefined }) {
  const isOn = search?.paused === false;
  const { busy, press } = useWrite({
    send: (on: boolean) =>
      search
        ? call('PUT /api/saved-searches/:id', { params: { id: search.id }, body: { paused: !on } })
        : call('POST /api/saved-searches', {
            body: { name: t('profileName'), frequency: 'daily', board: null },
          }),
    stale: ['GET /api/saved-searches'],
    success: answerMessage,
    failed: failureToast(t('notSaved')),
  });
  return (
    <Stack gap="xs">
      <Checkbox label={t('profile')} checked={isOn} disabled={busy} onChange={press} />
      <Text size="sm" tone="dim">
        {t('profileText')}
      </Text>
      {isOn && <OwnSearchCard search={search} deleteText={t('deleteText', { name: search.name })} />}
    </Stack>
  );
}
