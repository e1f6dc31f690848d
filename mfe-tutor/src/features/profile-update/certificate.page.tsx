import type { Certificate } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { call } from '@porao/platform';
import { Card, Skeleton, Stack, Text, VisuallyHidden } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { CredentialGrid } from '../../common/profile/list.facts.tsx';
import { useCredentials } from '../../common/profile/profile.queries.ts';
import { DeleteButton } from './delete.button.tsx';
import { lazyForm } from './lazy-form.tsx';
import { UpdateLayout } from './update.layout.tsx';
import styles from './update.module.css';

const CertificateForm = lazyForm(
  () => import(/* webpackChunkName: "certificate-form" */ './certificate.form.tsx'),
  4,
);

/** Papers that prove who the tutor is and what they learnt. */
export default function CertificatePage() {
  const credentials = useCredentials();
  return (
    <UpdateLayout tab="certificate" needs={{ credentials }} skeleton={<CertificateSkeleton />}>
      {(locked) => <Credentials rows={credentials.data?.data ?? []} locked={locked} />}
    </UpdateLayout>
  );
}

function Credentials({ rows, locked }: { rows: readonly Certificate[]; locked: boolean }) {
  const deleteOf = (row: Certificate) => (
    <DeleteButton
      name={row.certificate_types.title}
      section="certificate"
      run={() => call('GET /api/delete-tutor-certificate/:id', { params: { id: row.id } })}
    />
  );
  return (
    <Stack>
      {!locked && <CertificateForm used={rows.map((row) => row.certificate_type_id)} />}
      <TitledCard title={t('section.credentials')}>
        {rows.length === 0 ? (
          <Text tone="dim">{t('empty.credentials')}</Text>
        ) : (
          <CredentialGrid rows={rows} {...(!locked && { actionsOf: deleteOf })} />
        )}
      </TitledCard>
    </Stack>
  );
}

function CertificateSkeleton() {
  return (
    <Card role="status" aria-busy="true">
      <VisuallyHidden>{t('profile.loading')}</VisuallyHidden>
      <div className={styles.thumbSkeleton}>
        {[1, 2, 3, 4].map((place) => (
          <div key={place} data-testid="thumbnail">
            <Skeleton height="8rem" />
          </div>
        ))}
      </div>
    </Card>
  );
}
