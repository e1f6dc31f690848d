import { caps, type SavedSearch } from '@porao/contracts';
import { QueryState, TitledCard } from '@porao/features';
import { query, useQuery } from '@porao/platform';
import { jobBoard, noticeSettings } from '@porao/platform/site-paths';
import { LinkAnchor, LinkButton, LoadingState, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './alerts.text.ts';
import { JobSearchCard, jobSearches } from './job-search.card.tsx';
import { ProfileAlert } from './profile-alert.part.tsx';
import { SettingsFrame } from './settings.frame.tsx';

export default function JobAlertsPage(): ReactNode {
  return <SettingsFrame>{() => <JobAlerts />}</SettingsFrame>;
}

function JobAlerts(): ReactNode {
  const searches = useQuery(query(jobSearches.list));
  return (
    <TitledCard
      title={t('title')}
      roomy
      beside={<LinkAnchor to={noticeSettings}>{t('channels')}</LinkAnchor>}
    >
      <Text tone="dim">{t('text')}</Text>
      <QueryState
        source={searches}
        skeleton={<LoadingState label={t('loading')} count={2} />}
        error={t('failed')}
      >
        {({ data }) => <Searches searches={data} />}
      </QueryState>
    </TitledCard>
  );
}

function Searches({ searches }: { searches: readonly SavedSearch[] }): ReactNode {
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
              <JobSearchCard search={search} />
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
