import type { AccountAct, EarlierRequest, OpsRequestDetails } from '@porao/contracts';
import { publishedRadius } from '@porao/contracts/constants';
import { LazyMap, TitledCard } from '@porao/features';
import { formatDate, formatNumber } from '@porao/platform';
import { Badge, DefinitionGrid, Group, LinkAnchor, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { Contact } from '../../../common/contact.tsx';
import { DimLine } from '../../../common/dim-line.tsx';
import { paths } from '../../../common/paths.ts';
import { StageBadge } from '../request-lines.tsx';
import styles from '../requests.module.css';
import { t } from './messages.ts';

export function GuardianCard({ details }: { details: OpsRequestDetails }): ReactNode {
  const { request, guardian, earlier } = details;
  return (
    <TitledCard title={t('guardian.title')}>
      <Group>
        <Contact of={request.guardian} />
        {guardian.account_status && (
          <Badge tone={guardian.account_status === 'Green' ? 'success' : 'error'}>
            {t(`account.${guardian.account_status}`)}
          </Badge>
        )}
        {guardian.banned_at !== null && <Badge tone="error">{t('facts.banned')}</Badge>}
      </Group>
      <DimLine parts={[t('guardian.since', { date: formatDate(guardian.since) })]} />
      {guardian.acts.length > 0 && (
        <ul className={styles.history} aria-label={t('guardian.acts')}>
          {guardian.acts.map((act) => (
            <li key={`${act.at} ${act.action}`}>
              <ActLine act={act} />
            </li>
          ))}
        </ul>
      )}
      {earlier.length === 0 ? (
        <Text>{t('guardian.first')}</Text>
      ) : (
        <ul className={styles.history} aria-label={t('guardian.earlier')}>
          {earlier.map((one) => (
            <li key={one.id}>
              <EarlierLine earlier={one} />
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

function ActLine({ act }: { act: AccountAct }): ReactNode {
  const what =
    act.action === 'set-status'
      ? t('guardian.act.status', { status: t(`account.${act.account_status ?? 'none'}`) })
      : t(`guardian.act.${act.action}`);
  return (
    <>
      <Text weight="bold">{what}</Text>
      {act.reason && <Text>{act.reason}</Text>}
      <DimLine parts={[formatDate(act.at), act.actor_name]} />
    </>
  );
}

function EarlierLine({ earlier }: { earlier: EarlierRequest }): ReactNode {
  return (
    <>
      <Group>
        <LinkAnchor to={paths.request({ requestId: earlier.id })}>
          {t('guardian.earlier.name', { class: earlier.class_name, student: earlier.student || '–' })}
        </LinkAnchor>
        <StageBadge stage={earlier.stage} />
        {earlier.deal && <Badge>{t(`guardian.deal.${earlier.deal}`)}</Badge>}
      </Group>
      {earlier.tutor_requirement && <Text>{earlier.tutor_requirement}</Text>}
      {earlier.stage_reason && (
        <Text size="sm">{t('request.decision.reason', { reason: earlier.stage_reason })}</Text>
      )}
      <DimLine parts={[formatDate(earlier.created_at)]} />
    </>
  );
}

/** Where it is: the exact home in words, and on the map the place that the public would see. */
export function PlaceCard({ details }: { details: OpsRequestDetails }): ReactNode {
  const { request, place, tutors } = details;
  const { details_location, location, city } = request.parent_location;
  return (
    <TitledCard title={t('request.place.title')}>
      <LazyMap position={place} radius={publishedRadius} small />
      <Text size="sm" tone="dim">
        {t('request.place.public')}
      </Text>
      <DefinitionGrid
        items={[
          {
            label: t('request.place.home'),
            value: [details_location, location.location_name, city.city_name].filter(Boolean).join(', '),
            wide: true,
          },
          {
            label: t('request.place.nearby', { km: formatNumber(tutors.radius) }),
            value: formatNumber(tutors.nearby),
          },
          { label: t('request.place.city', { city: city.city_name }), value: formatNumber(tutors.in_city) },
        ]}
      />
    </TitledCard>
  );
}
