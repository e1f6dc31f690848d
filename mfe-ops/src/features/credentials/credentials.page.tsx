import type { CredentialState, OpsCredential } from '@porao/contracts';
import type { Paged } from '@porao/features';
import { call, formatRelative, query, useLocation, useNavigate, useQuery } from '@porao/platform';
import { EmptyState, LinkButton } from '@porao/ui';
import type { ReactNode } from 'react';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useKeys } from '../../common/keyboard/keys.ts';
import { Loaded } from '../../common/loaded.tsx';
import { OpsPage } from '../../common/ops.layout.tsx';
import { paths } from '../../common/paths.ts';
import { asQueue } from '../../common/queue/paged.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { CredentialRecord, nameOf, subjectOf } from './credential.record.tsx';
import { t } from './messages.ts';

const states = ['unverified', 'verified', 'refused'] as const;

/** Credentials of a state, those to verify first; `?open=7` shows one with its picture. */
export default function CredentialsPage(): ReactNode {
  const params = useListParams();
  const state = params.oneOf('state', states) ?? 'unverified';
  const source = useQuery({
    ...query('GET /api/ops/credentials', { query: { page: params.page, state } }),
    ...asQueue,
  });
  const { search } = useLocation();
  const opened = params.getId('open');
  const addressOf = (id?: number) => {
    const next = new URLSearchParams(search);
    if (id === undefined) next.delete('open');
    else next.set('open', String(id));
    const text = next.toString();
    return text === '' ? paths.credentials : `${paths.credentials}?${text}`;
  };
  if (opened !== undefined) return <CredentialView id={opened} source={source} addressOf={addressOf} />;
  return (
    <QueuePage
      words={(key) =>
        t(key === 'empty.text' && state === 'unverified' ? 'credentials.empty.queue' : `credentials.${key}`)
      }
      filters={[choiceFilter('state', t('credentials.state'), states, stateText, 'unverified')]}
      csv={{
        name: 'credentials',
        send: () => call('GET /api/ops/credentials.csv', { query: { state }, file: true }),
      }}
      source={source}
      subject={subjectOf}
      to={({ id }) => addressOf(id)}
      title={nameOf}
      renderBeside={timeOf}
    >
      {({ refused_reason }) => refused_reason}
    </QueuePage>
  );
}

const stateText = (state: CredentialState) => t(`credentials.state.${state}`);

const timeOf = ({ decided_at, created_at }: OpsCredential): ReactNode => (
  <time dateTime={decided_at ?? created_at}>{formatRelative(decided_at ?? created_at)}</time>
);

interface CredentialViewProps {
  id: number;
  source: Paged<OpsCredential>;
  /** The address of another one, or of the list. */
  addressOf: (id?: number) => string;
}

/** One credential of the shown list; `j` and `k` go through the list, and the next one follows a decision. */
function CredentialView({ id, source, addressOf }: CredentialViewProps): ReactNode {
  const navigate = useNavigate();
  const acts = useActs();
  const all = source.data?.data ?? [];
  const place = all.findIndex((row) => row.id === id);
  const isThere = (row: OpsCredential) => !isHidden(acts, subjectOf(row));
  const next = place < 0 ? undefined : all.slice(place + 1).find(isThere);
  const previous = all.slice(0, Math.max(0, place)).findLast(isThere);
  const go = (row: OpsCredential | undefined) => row && void navigate(addressOf(row.id), { replace: true });
  useKeys([
    { key: 'j', label: t('keys.next'), act: () => go(next) },
    { key: 'k', label: t('keys.previous'), act: () => go(previous) },
  ]);
  const credential = all[place];
  return (
    <OpsPage
      title={credential ? nameOf(credential) : t('credentials.title')}
      back={{ to: addressOf(), label: t('credentials.title') }}
    >
      <Loaded source={source} label={t('credentials.title')} count={1} error={t('credentials.failed')}>
        {() =>
          credential ? (
            <CredentialRecord
              key={id}
              credential={credential}
              onDecided={() => void navigate(addressOf((next ?? previous)?.id), { replace: true })}
            />
          ) : (
            <EmptyState
              title={t('credentials.gone')}
              action={<LinkButton to={addressOf()}>{t('credentials.title')}</LinkButton>}
            />
          )
        }
      </Loaded>
    </OpsPage>
  );
}
