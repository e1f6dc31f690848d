import type { SavedSearch } from '@porao/contracts';
import { useListPress } from '@porao/features';
import { call } from '@porao/platform';
import { Stack, Text } from '@porao/ui';
import { Checkbox } from '@porao/ui/controls';
import type { ReactNode } from 'react';
import { t } from './alerts.text.ts';
import { JobSearchCard, jobSearches } from './job-search.card.tsx';

/** Whether one is told of jobs that fit the profile; a search that is switched off is paused. */
export function ProfileAlert({ search }: { search: SavedSearch | undefined }): ReactNode {
  const { busy, press } = useListPress(jobSearches.list);
  const isOn = search?.paused === false;
  const change = (on: boolean) =>
    press(
      () =>
        search
          ? jobSearches.change(search.id, { paused: !on })
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
      {isOn && <JobSearchCard search={search} />}
    </Stack>
  );
}
