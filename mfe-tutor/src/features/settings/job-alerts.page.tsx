import { caps, type SavedSearch } from '@porao/contracts';
import { jobBoard } from '@porao/contracts/paths';
import { OwnSearchCard, SavedSearches } from '@porao/features';
import { LinkButton, Stack, Text } from '@porao/ui';
import { t } from './alerts.text.ts';
import { ProfileAlert } from './profile-alert.part.tsx';
import { SettingsFrame } from './settings.frame.tsx';

export default function JobAlertsPage() {
  return (
    <SettingsFrame>
      {() => (
        <SavedSearches words={t}>
          {(searches) => <Searches searches={searches.filter((search) => search.request_id === null)} />}
        </SavedSearches>
      )}
    </SettingsFrame>
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
