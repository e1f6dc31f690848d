import type { SavedSearch } from '@porao/contracts';
import { OwnSearchCard, SavedSearches } from '@porao/features';
import { LinkButton, Stack, Text } from '@porao/ui';
import { t as area } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { t } from './tutor-alerts.text.ts';

export default function TutorAlertsPage() {
  return (
    <SectionPage title={area('settings.title')} section="settings">
      <SavedSearches words={t}>
        {(searches) => <Searches searches={searches.filter((search) => search.request_id !== null)} />}
      </SavedSearches>
    </SectionPage>
  );
}

function Searches({ searches }: { searches: readonly SavedSearch[] }) {
  if (searches.length === 0)
    return (
      <Stack align="start">
        <Text>{t('empty')}</Text>
        <LinkButton to={paths.tutorRequests} variant="default">
          {t('requests')}
        </LinkButton>
      </Stack>
    );
  return (
    <Stack>
      <Stack as="ul" gap="sm" aria-label={t('list')}>
        {searches.map((search) => (
          <li key={search.id}>
            <OwnSearchCard
              search={search}
              deleteText={t('deleteText', { name: search.name })}
              link={{
                to: paths.tutorRequest({ requestId: search.request_id ?? 0 }),
                label: t('request'),
                name: t('requestName', { name: search.name }),
              }}
            >
              <Text size="sm" tone="dim">
                {t('told', { count: search.told })}
              </Text>
            </OwnSearchCard>
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
