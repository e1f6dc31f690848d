import type { CredentialState, OpsCredential } from '@porao/contracts';
import { formatRelative, useLocation } from '@porao/platform';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { CredentialView } from './credential.view.tsx';
import { nameOf, subjectOf } from './credential-acts.ts';
import { credentialStates, stateOf, useCredentials } from './credentials.queries.ts';
import { t } from './messages.ts';

/** Credentials of a state, those to verify first; `?open=7` shows one with its picture. */
export default function CredentialsPage(): ReactNode {
  const params = useListParams();
  const source = useCredentials(params);
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
  const isQueue = stateOf(params) === 'unverified';
  return (
    <QueuePage
      heading={t('credentials.title')}
      filters={[choiceFilter('state', t('credentials.state'), credentialStates, stateText, 'unverified')]}
      source={source}
      error={t('credentials.failed')}
      empty={{
        title: t('credentials.empty'),
        text: t(isQueue ? 'credentials.empty.queue' : 'credentials.empty.text'),
      }}
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
