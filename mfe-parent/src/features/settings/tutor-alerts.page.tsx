import { GuestFrequency, type TutorSearch } from '@porao/contracts';
import { QueryState, SearchCard, TitledCard } from '@porao/features';
import { query, useQuery } from '@porao/platform';
import { noticeSettings } from '@porao/platform/site-paths';
import { LinkAnchor, LinkButton, LoadingState, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { SettingsFrame } from '../../common/settings.frame.tsx';
import { tutorSearches } from '../../common/tutor-searches.ts';
import { t } from './tutor-alerts.text.ts';

/** The requests for which the guardian is told of tutors. */
export default function TutorAlertsPage(): ReactNode {
  const searches = useQuery(query(tutorSearches.list));
  return (
    <SettingsFrame>
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
          {({ data }) => (data.length === 0 ? <NoSearch /> : <Searches searches={data} />)}
        </QueryState>
      </TitledCard>
    </SettingsFrame>
  );
}

function NoSearch(): ReactNode {
  return (
    <Stack align="start">
      <Text>{t('empty')}</Text>
      <LinkButton to={paths.tutorRequests} variant="default">
        {t('requests')}
      </LinkButton>
    </Stack>
  );
}

function Searches({ searches }: { searches: readonly TutorSearch[] }): ReactNode {
  return (
    <Stack>
      <Stack as="ul" gap="sm" aria-label={t('list')}>
        {searches.map((search) => (
          <li key={search.id}>
            <SearchCard
              search={search}
              calls={tutorSearches}
              frequencies={GuestFrequency.options}
              deleteText={t('deleteText', { name: search.name })}
              link={{
                to: paths.tutorRequest({ requestId: search.request_id }),
                label: t('request'),
                name: t('requestName', { name: search.name }),
              }}
            >
              <Text size="sm" tone="dim">
                {t('told', { count: search.told })}
              </Text>
            </SearchCard>
          </li>
        ))}
      </Stack>
      <Text>{t('next')}</Text>
      <div>
        <LinkButton to={paths.hireTutor} variant="default">
          {t('hire')}
        </LinkButton>
      </div>
    </Stack>
  );
}
