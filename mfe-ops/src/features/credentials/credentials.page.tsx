import type { OpsCredential } from '@porao/contracts';
import { formatRelative, useLocation } from '@porao/platform';
import type { ReactNode } from 'react';
import { OpsPage } from '../../common/ops.frame.tsx';
import { paths } from '../../common/paths.ts';
import { Queue } from '../../common/queue/queue.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { CredentialView } from './credential.view.tsx';
import { nameOf, subjectOf } from './credential-acts.ts';
import { stateOf, useCredentials } from './credentials.queries.ts';
import { CredentialsFilters } from './filters.panel.tsx';
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
  return (
    <OpsPage title={t('credentials.title')}>
      <CredentialsFilters />
      <Queue
        source={source}
        label={t('credentials.title')}
        error={t('credentials.failed')}
        empty={{
          title: t('credentials.empty'),
          text: t(stateOf(params) === 'unverified' ? 'credentials.empty.queue' : 'credentials.empty.text'),
        }}
        subject={subjectOf}
        to={({ id }) => addressOf(id)}
        title={nameOf}
        renderBeside={timeOf}
      >
        {({ refused_reason }) => refused_reason}
      </Queue>
    </OpsPage>
  );
}

const timeOf = ({ decided_at, created_at }: OpsCredential): ReactNode => (
  <time dateTime={decided_at ?? created_at}>{formatRelative(decided_at ?? created_at)}</time>
);
