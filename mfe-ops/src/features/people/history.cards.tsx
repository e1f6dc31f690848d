import type { OpsPerson } from '@porao/contracts';
import { formatDate, formatNumber, formatRelative } from '@porao/platform';
import { Badge, Group, LinkAnchor, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { ProblemButton } from '../../common/cases/problem.button.tsx';
import { DimLine } from '../../common/dim-line.tsx';
import { textOr } from '../../common/messages.ts';
import { useIsOwnCase } from '../../common/own-case.tsx';
import { paths } from '../../common/paths.ts';
import { EntriesCard } from './entries.tsx';
import { t } from './messages.ts';
import { roleName } from './person-lines.tsx';

interface PersonProps {
  person: OpsPerson;
}

type State = 'Pending' | 'applied' | 'ended';

interface LinesCardProps {
  title: string;
  /** The card shows ten of them. */
  total: number;
  beside?: ReactNode;
  empty: string;
  rows: readonly { to: string; name: string; state: string; at: string; act?: ReactNode }[];
}

function LinesCard({ title, total, beside, empty, rows }: LinesCardProps): ReactNode {
  return (
    <EntriesCard
      title={counted(title, total)}
      beside={beside}
      empty={empty}
      rows={rows}
      keyOf={({ to }) => to}
    >
      {({ to, name, state, at, act }) => (
        <>
          <Group>
            <LinkAnchor to={to}>{name}</LinkAnchor>
            <Badge>{textOr(t, `person.state.${state as State}`, state)}</Badge>
          </Group>
          <DimLine parts={[formatDate(at)]} />
          {act && <div>{act}</div>}
        </>
      )}
    </EntriesCard>
  );
}

const counted = (title: string, total: number) => t('person.counted', { title, total: formatNumber(total) });

export function RequestsCard({ person: { id, requests } }: PersonProps): ReactNode {
  const all = <LinkAnchor to={`${paths.requests}?guardian=${id}`}>{t('person.requests.all')}</LinkAnchor>;
  return (
    <LinesCard
      title={t('person.requests')}
      total={requests.total}
      beside={requests.total > 0 && all}
      empty={t('person.requests.none')}
      rows={requests.rows.map(({ id: requestId, class_name: name, stage: state, created_at: at }) => ({
        to: paths.request({ requestId }),
        name,
        state,
        at,
      }))}
    />
  );
}

export function ApplicationsCard({ person: { applications } }: PersonProps): ReactNode {
  return (
    <LinesCard
      title={t('person.applications')}
      total={applications.total}
      empty={t('person.applications.none')}
      rows={applications.rows.map(({ job_id: jobId, class_name, stage: state, created_at: at }) => ({
        to: paths.job({ jobId }),
        name: t('person.job', { class: class_name, id: formatNumber(jobId) }),
        state,
        at,
      }))}
    />
  );
}

export function DealsCard({ person: { id, deals } }: PersonProps): ReactNode {
  const isOwn = useIsOwnCase(id);
  return (
    <LinesCard
      title={t('person.deals')}
      total={deals.total}
      empty={t('person.deals.none')}
      rows={deals.rows.map(({ id: dealId, as, other, state, created_at: at }) => ({
        to: paths.deal({ dealId }),
        name: t(`person.deal.${as}`, { other: other ?? t('person.nobody') }),
        state,
        at,
        act: !isOwn && <ProblemButton dealId={dealId} side={as === 'tutor' ? 'tutor' : 'guardian'} />,
      }))}
    />
  );
}

export function ActsCard({ person: { acts } }: PersonProps): ReactNode {
  const nameOf = ({ action, account_status }: OpsPerson['acts']['rows'][number]) =>
    textOr(
      (key) => t(key, { status: t(`people.status.${account_status ?? 'none'}`) }),
      `person.act.${action as 'set-status'}`,
      action,
    );
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

/** Roles that somebody granted, by whom and why; nothing for most people. */
export function RolesCard({ person }: { person: OpsPerson }): ReactNode {
  if (person.grants.length === 0) return null;
  return (
    <EntriesCard title={t('person.grants')} empty="" rows={person.grants} keyOf={({ role }) => role}>
      {({ role, reason, at, granted_by }) => (
        <>
          <Text weight="bold">{roleName(role)}</Text>
          <Text>{reason}</Text>
          <DimLine parts={[formatDate(at), granted_by ?? t('person.commandLine')]} />
        </>
      )}
    </EntriesCard>
  );
}

export function SessionsCard({ person }: { person: OpsPerson }): ReactNode {
  return (
    <EntriesCard
      title={t('person.sessions')}
      empty={t('person.sessions.none')}
      rows={person.sessions}
      keyOf={({ started_at, role }) => `${started_at} ${role}`}
    >
      {({ device, role, started_at, last_seen_at }) => (
        <>
          <Text>{device ?? t('person.device.unknown')}</Text>
          <DimLine
            parts={[
              roleName(role),
              t('person.session.started', { ago: formatRelative(started_at) }),
              t('person.session.seen', { ago: formatRelative(last_seen_at) }),
            ]}
          />
        </>
      )}
    </EntriesCard>
  );
}
