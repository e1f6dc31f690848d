import type { SavedSearch } from '@porao/contracts';
import { OwnSearchCard, savedSearches, useListPress } from '@porao/features';
import { call } from '@porao/platform';
import { Stack, Text } from '@porao/ui';
import { Checkbox } from '@porao/ui/controls';
import type { ReactNode } from 'react';
import { t } from './alerts.text.ts';

/** Switches alerts of jobs that fit the profile on and off; a search that is switched off is paused. */
export function ProfileAlert({ search }: { search: SavedSearch | undefined }): ReactNode {
  const { busy, press } = useListPress(savedSearches);
  const isOn = search?.paused === false;
  const change = (on: boolean) =>
    press(
      () =>
        search
          ? call('PUT /api/saved-searches/:id', { params: { id: search.id }, body: { paused: !on } })
          : call('POST /api/saved-searches', {
              body: { name: t('profileName'), frequency: 'daily', board: null },
            }),
      t('notSaved'),
    );
  return (
    <Stack gap="xs">
      <Checkbox label={t('profile')} checked={isOn} disabled={busy} onChange={change} />
      <Text size="sm" tone="dim">
        {t('profileText')}
      </Text>
      {isOn && <OwnSearchCard search={search} deleteText={t('deleteText', { name: search.name })} />}
    </Stack>
  );
}
