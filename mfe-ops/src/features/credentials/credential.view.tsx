import type { OpsCredential } from '@porao/contracts';
import type { Paged } from '@porao/features';
import { useNavigate } from '@porao/platform';
import { EmptyState, LinkButton } from '@porao/ui';
import type { ReactNode } from 'react';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useKeys } from '../../common/keyboard/keys.ts';
import { Loaded } from '../../common/loaded.tsx';
import { OpsPage } from '../../common/ops.frame.tsx';
import { CredentialRecord } from './credential.record.tsx';
import { nameOf, subjectOf } from './credential-acts.ts';
import { t } from './messages.ts';

interface CredentialViewProps {
  id: number;
  source: Paged<OpsCredential>;
  /** The address of another one, or of the list. */
  addressOf: (id?: number) => string;
}

/** One credential of the shown list; `j` and `k` go through the list, and the next one follows a decision. */
export function CredentialView({ id, source, addressOf }: CredentialViewProps): ReactNode {
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
