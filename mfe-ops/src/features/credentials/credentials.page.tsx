import type { CredentialState, OpsCredential } from '@porao/contracts';
import { formatRelative, query, useLocation, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { asQueue } from '../../common/queue/paged.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { CredentialView } from './credential.view.tsx';
import { nameOf, subjectOf } from './credential-acts.ts';
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
