import { failureText, OfflineNotice, OfflineState } from '@porao/features';
import { useOnline } from '@porao/platform';
import { Button, EmptyState, LinkButton, LoadingState, Notice, Stack } from '@porao/ui';
import { t } from '../messages.ts';
import { paths } from '../paths.ts';
import { type DealGroup, useDeals } from './deals.queries.ts';
import { StudentCard } from './student.card.tsx';

/** The students of one group, with every state the list can be in. */
export function StudentList({ group }: { group: DealGroup }) {
  const deals = useDeals();
  const online = useOnline();
  const label = t(`students.${group}`);
  const rows = deals.data?.data[group];
  if (rows === undefined) {
    if (!online || deals.fetchStatus === 'paused') return <OfflineState />;
    if (deals.isPending) return <LoadingState label={label} count={2} />;
    return (
      <Notice
        tone="error"
        action={
          <Button
            variant="default"
            icon="refresh"
            onClick={() => void deals.refetch()}
            busy={deals.isFetching}
            busyLabel={t('jobs.retrying')}
          >
            {t('jobs.retry')}
          </Button>
        }
      >
        {t('students.error', { message: failureText(deals.error) })}
      </Notice>
    );
  }
  return (
    <Stack>
      {!online && <OfflineNotice />}
      {rows.length === 0 ? (
        <EmptyState
          title={t('students.empty')}
          text={t(`students.hint.${group}`)}
          action={
            <LinkButton to={paths.availableJobs} variant="light">
              {t('nearby.see')}
            </LinkButton>
          }
        />
      ) : (
        <Stack as="ul" aria-label={label}>
          {rows.map((deal) => (
            <li key={deal.id}>
              <StudentCard deal={deal} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
