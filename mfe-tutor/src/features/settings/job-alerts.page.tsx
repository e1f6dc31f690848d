import { caps, type SavedSearch } from '@porao/contracts';
import { jobBoard } from '@porao/contracts/paths';
import { answerMessage, failureToast, OwnSearchCard, SavedSearches, useWrite } from '@porao/features';
import { call } from '@porao/platform';
import { LinkButton, Stack, Text } from '@porao/ui';
import { Checkbox } from '@porao/ui/controls';
import { t } from './alerts.text.ts';
import { SettingsLayout } from './settings.layout.tsx';

export default function JobAlertsPage() {
  return (
    <SettingsLayout>
      {() => (
        <SavedSearches words={t}>
          {(searches) => <Searches searches={searches.filter((search) => search.request_id === null)} />}
        </SavedSearches>
      )}
    </SettingsLayout>
  );
}

function Searches({ searches }: { searches: readonly SavedSearch[] }) {
  const ofProfile = searches.find(({ board }) => board === null);
  const others = searches.filter((search) => search !== ofProfile);
  return (
    <Stack>
      <ProfileAlert search={ofProfile} />
      {others.length === 0 ? (
        <Text>{t('empty')}</Text>
      ) : (
        <Stack as="ul" gap="sm" aria-label={t('list')}>
          {others.map((search) => (
            <li key={search.id}>
              <OwnSearchCard search={search} deleteText={t('deleteText', { name: search.name })} />
            </li>
          ))}
        </Stack>
      )}
      {searches.length >= caps.savedSearches ? (
        <Text>{t('full', { count: caps.savedSearches })}</Text>
      ) : (
        <div>
          <LinkButton to={jobBoard} variant="default">
            {t('board')}
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}

/** Switches alerts of jobs that fit the profile on and off; a search that is switched off is paused. */
function ProfileAlert({ search }: { search: SavedSearch | undefined }) {
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
