import type { OpsPerson } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatDate, formatNumber } from '@porao/platform';
import { Badge, Group, LinkAnchor, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { Entries } from './entries.tsx';
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
      <Text size="sm" tone="dim">
        {formatDate(at)}
      </Text>
    </>
  );
}

/** The heading with how many there are; ten of them are shown. */
const counted = (title: string, total: number) => t('person.counted', { title, total: formatNumber(total) });

export function RequestsCard({ person: { id, requests } }: PersonProps): ReactNode {
  const title = counted(t('person.requests'), requests.total);
  return (
    <TitledCard
      title={title}
      beside={
        requests.total > 0 && (
          <LinkAnchor to={`${paths.requests}?guardian=${id}`}>{t('person.requests.all')}</LinkAnchor>
        )
      }
    >
      <Entries
        label={title}
        empty={t('person.requests.none')}
        rows={requests.rows.map((row) => ({
          key: row.id,
          content: (
            <Line
              to={paths.request({ requestId: row.id })}
              name={row.class_name}
              state={row.stage}
              at={row.created_at}
            />
          ),
        }))}
      />
    </TitledCard>
  );
}

export function ApplicationsCard({ person: { applications } }: PersonProps): ReactNode {
  const title = counted(t('person.applications'), applications.total);
  return (
    <TitledCard title={title}>
      <Entries
        label={title}
        empty={t('person.applications.none')}
        rows={applications.rows.map((row) => ({
          key: row.job_id,
          content: (
            <Line
              to={paths.job({ jobId: row.job_id })}
              name={t('person.job', { class: row.class_name, id: formatNumber(row.job_id) })}
              state={row.stage}
              at={row.created_at}
            />
          ),
        }))}
      />
    </TitledCard>
  );
}

export function DealsCard({ person: { deals } }: PersonProps): ReactNode {
  const title = counted(t('person.deals'), deals.total);
  return (
    <TitledCard title={title}>
      <Entries
        label={title}
        empty={t('person.deals.none')}
        rows={deals.rows.map((row) => ({
          key: row.id,
          content: (
            <Line
              to={paths.deal({ dealId: row.id })}
              name={t(`person.deal.${row.as}`, { other: row.other ?? t('person.nobody') })}
              state={row.state}
              at={row.created_at}
            />
          ),
        }))}
      />
    </TitledCard>
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

/** What operators did to the account, and why. */
export function ActsCard({ person: { acts } }: PersonProps): ReactNode {
  const nameOf = ({ action, account_status }: OpsPerson['acts']['rows'][number]) =>
    isAction(action)
      ? t(`person.act.${action}`, { status: t(`people.status.${account_status ?? 'none'}`) })
      : action;
  return (
    <TitledCard title={counted(t('person.acts'), acts.total)}>
      <Entries
        label={t('person.acts')}
        empty={t('person.acts.none')}
        rows={acts.rows.map((row) => ({
          key: row.id,
          content: (
            <>
              <Text weight="bold">{nameOf(row)}</Text>
              {row.reason && <Text>{row.reason}</Text>}
              <Text size="sm" tone="dim">
                {[formatDate(row.at), row.actor ?? t('person.commandLine')].join(' · ')}
              </Text>
            </>
          ),
        }))}
      />
    </TitledCard>
  );
}
