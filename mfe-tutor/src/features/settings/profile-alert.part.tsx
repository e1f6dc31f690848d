import type { SavedSearch } from '@porao/contracts';
import { call } from '@porao/platform';
import { Stack, Text } from '@porao/ui';
import { Checkbox } from '@porao/ui/controls';
import { type ReactNode, useState } from 'react';
import { useSearchPress } from './alert.mutation.ts';
import { AlertRow } from './alert.row.tsx';
import { t } from './alerts.text.ts';

/** Whether one is told of jobs that fit the profile; a search that is switched off is paused. */
export function ProfileAlert({ search }: { search: SavedSearch | undefined }): ReactNode {
  const { busy, press } = useSearchPress();
  const [edited, setEdited] = useState(false);
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
      {isOn && (
        <AlertRow
          search={search}
          isEdited={edited}
          onEdit={() => setEdited(true)}
          onClose={() => setEdited(false)}
        />
      )}
    </Stack>
  );
}
