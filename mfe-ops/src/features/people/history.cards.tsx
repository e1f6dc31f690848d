import type { OpsPerson } from '@porao/contracts';
import { formatDate, formatNumber } from '@porao/platform';
import { Badge, Group, LinkAnchor, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { DimLine } from '../../common/dim-line.tsx';
import { paths } from '../../common/paths.ts';
import { EntriesCard } from './entries.tsx';
import { t } from './messages.ts';

interface PersonProps {
  person: OpsPerson;
}

const states = {
  Pending: 'person.state.Pending',
  Approved: 'person.state.Approved',
  Rejected: 'person.state.Rejected',
  Withdrawn: 'person.state.withdrawn',
  Closed: 'person.state.Closed',
  applied: 'person.state.applied',
  pending: 'person.state.applied',
  shortlisted: 'person.state.shortlisted',
  appointed: 'person.state.appointed',
  payment: 'person.state.payment',
  confirm: 'person.state.confirm',
  withdrawn: 'person.state.withdrawn',
  declined: 'person.state.declined',
  not_selected: 'person.state.not_selected',
  timed_out: 'person.state.timed_out',
  in_process: 'person.state.in_process',
  continue: 'person.state.continue',
  ended: 'person.state.ended',
} as const;
const isState = (state: string): state is keyof typeof states => Object.hasOwn(states, state);

function Line({ to, name, state, at }: { to: string; name: string; state: string; at: string }): ReactNode {
  return (
    <>
      <Group>
        <LinkAnchor to={to}>{name}</LinkAnchor>
        <Badge>{isState(state) ? t(states[state]) : state}</Badge>
      </Group>
      <DimLine parts={[formatDate(at)]} />
    </>
  );
}

/** The heading with how many there are; ten of them are shown. */
const counted = (title: string, total: number) => t('person.counted', { title, total: formatNumber(total) });

export function RequestsCard({ person: { id, requests } }: PersonProps): ReactNode {
  const all = <LinkAnchor to={`${paths.requests}?guardian=${id}`}>{t('person.requests.all')}</LinkAnchor>;
  return (
    <EntriesCard
      title={counted(t('person.requests'), requests.total)}
      beside={requests.total > 0 && all}
      empty={t('person.requests.none')}
      rows={requests.rows}
      keyOf={(row) => row.id}
    >
      {({ id: requestId, class_name, stage, created_at }) => (
        <Line to={paths.request({ requestId })} name={class_name} state={stage} at={created_at} />
      )}
    </EntriesCard>
  );
}

export function ApplicationsCard({ person: { applications } }: PersonProps): ReactNode {
  const nameOf = (name: string, id: number) => t('person.job', { class: name, id: formatNumber(id) });
  return (
    <EntriesCard
      title={counted(t('person.applications'), applications.total)}
      empty={t('person.applications.none')}
      rows={applications.rows}
      keyOf={(row) => row.job_id}
    >
      {({ job_id: jobId, class_name, stage, created_at }) => (
        <Line to={paths.job({ jobId })} name={nameOf(class_name, jobId)} state={stage} at={created_at} />
      )}
    </EntriesCard>
  );
}

export function DealsCard({ person: { deals } }: PersonProps): ReactNode {
  return (
    <EntriesCard
      title={counted(t('person.deals'), deals.total)}
      empty={t('person.deals.none')}
      rows={deals.rows}
      keyOf={(row) => row.id}
    >
      {(row) => (
        <Line
          to={paths.deal({ dealId: row.id })}
          name={t(`person.deal.${row.as}`, { other: row.other ?? t('person.nobody') })}
          state={row.state}
          at={row.created_at}
        />
      )}
    </EntriesCard>
  );
}

const actions = [
  'set-status',
  'ban',
  'lift-ban',
  'end-sessions',
  'verify-phone',
  'grant-role',
  'revoke-role',
  'note',
] as const;
type Action = (typeof actions)[number];
const isAction = (action: string): action is Action => actions.some((one) => one === action);

/** Shows what operators did to the account, and why. */
export function ActsCard({ person: { acts } }: PersonProps): ReactNode {
  const nameOf = ({ action, account_status }: OpsPerson['acts']['rows'][number]) =>
    isAction(action)
      ? t(`person.act.${action}`, { status: t(`people.status.${account_status ?? 'none'}`) })
      : action;
  return (
    <EntriesCard
      title={counted(t('person.acts'), acts.total)}
      label={t('person.acts')}
      empty={t('person.acts.none')}
      rows={acts.rows}
      keyOf={(row) => row.id}
    >
      {(row) => (
        <>
          <Text weight="bold">{nameOf(row)}</Text>
          {row.reason && <Text>{row.reason}</Text>}
          <DimLine parts={[formatDate(row.at), row.actor ?? t('person.commandLine')]} />
        </>
      )}
    </EntriesCard>
  );
}
