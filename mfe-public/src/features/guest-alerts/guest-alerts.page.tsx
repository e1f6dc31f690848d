import type { GuestAlerts } from '@porao/contracts';
import { failureToast, isMissing, QueryState, SearchCard, useWrite } from '@porao/features';
import { callPublic, formatDate, formatDigits, publicQuery, useLocation, useQuery } from '@porao/platform';
import {
  Button,
  EmptyState,
  Group,
  LinkButton,
  LoadingState,
  PageContainer,
  PageHeader,
  Stack,
  Text,
} from '@porao/ui';
import { useState } from 'react';
import { paths } from '../../common/paths.ts';
import { t } from './guest-alerts.text.ts';

/** Shows what a guest's phone is told of; the link of a text message has the key behind `#`, so that no server logs it. */
export default function GuestAlertsPage() {
  const key = useLocation().hash.slice(1);
  const [ended, setEnded] = useState(false);
  const alerts = useQuery({
    ...publicQuery('POST /api/guest-alerts/read', { body: { key } }),
    retry: false,
    enabled: !ended,
  });
  return (
    <PageContainer py="lg">
      <PageHeader title={t('title')} />
      {ended ? (
        <Nothing title={t('ended')} text={t('endedText')} />
      ) : isMissing(alerts.error) ? (
        <Nothing title={t('gone')} text={t('goneText')} />
      ) : (
        <QueryState
          source={alerts}
          skeleton={<LoadingState label={t('loading')} count={2} />}
          error={t('failed')}
        >
          {({ data }) => (
            <Searches
              alerts={data}
              keyText={key}
              onEnded={async (isLast) => {
                if (isLast) setEnded(true);
                else await alerts.refetch();
              }}
            />
          )}
        </QueryState>
      )}
    </PageContainer>
  );
}

const Nothing = (texts: { title: string; text: string }) => (
  <EmptyState {...texts} action={<LinkButton to={paths.jobBoard}>{t('board')}</LinkButton>} />
);

interface SearchesProps {
  alerts: GuestAlerts;
  keyText: string;
  onEnded: (isLast: boolean) => Promise<void>;
}

function Searches({ alerts, keyText, onEnded }: SearchesProps) {
  const { phone_end, ends_at, searches } = alerts;
  const { busy, press } = useWrite({
    send: (id: number | undefined) =>
      callPublic('POST /api/guest-alerts/stop', { body: { key: keyText, ...(id && { id }) } }),
    failed: failureToast(t('notEnded')),
    onDone: (_, id) => onEnded(id === undefined || searches.length === 1),
  });
  return (
    <Stack data-main-content>
      <Text>{t('text', { end: formatDigits(phone_end), day: formatDate(ends_at) })}</Text>
      <Group>
        <Button busy={busy} onClick={() => press(undefined)}>
          {t('endAll')}
        </Button>
      </Group>
      <Stack as="ul" gap="sm" aria-label={t('list')}>
        {searches.map((search) => (
          <li key={search.id}>
            <SearchCard
              search={search}
              actions={
                <Button
                  size="sm"
                  variant="default"
                  disabled={busy}
                  onClick={() => press(search.id)}
                  aria-label={t('endName', { name: search.name })}
                >
                  {t('end')}
                </Button>
              }
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
