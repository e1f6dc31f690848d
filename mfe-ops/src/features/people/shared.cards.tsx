import type { OpsPerson } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatDate, formatDigits, formatMoney } from '@porao/platform';
import { Badge, DefinitionGrid, Group, LinkAnchor } from '@porao/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../common/contact.tsx';
import { dotted } from '../../common/dim-line.tsx';
import { paths } from '../../common/paths.ts';
import { Entries, EntriesCard } from './entries.tsx';
import { t } from './messages.ts';

const phoneOf = (phone: string | null): ReactNode => phone && <PhoneLink phone={phone} />;

const tones = { unverified: 'accent', verified: 'success', refused: 'error' } as const;

/** Shows a tutor's profile and papers without the images: opening one is logged. */
export function TutorCard({ tutor }: { tutor: NonNullable<OpsPerson['tutor']> }): ReactNode {
  const facts = [
    { label: t('person.nid'), value: tutor.nid && formatDigits(tutor.nid) },
    { label: t('person.born'), value: tutor.date_of_birth && formatDate(tutor.date_of_birth) },
    { label: t('person.secondPhone'), value: phoneOf(tutor.additional_number) },
    { label: t('person.father'), value: tutor.father_name },
    { label: t('person.fatherPhone'), value: phoneOf(tutor.father_number) },
    { label: t('person.mother'), value: tutor.mother_name },
    { label: t('person.motherPhone'), value: phoneOf(tutor.mother_number) },
    { label: t('person.institute'), value: tutor.institute },
    {
      label: t('person.salary'),
      value: tutor.expected_salary === null ? null : formatMoney(tutor.expected_salary),
    },
    { label: t('person.present'), value: tutor.present_address, wide: true },
    { label: t('person.permanent'), value: tutor.permanent_address, wide: true },
  ];
  return (
    <TitledCard title={t('person.profile')}>
      <DefinitionGrid
        minColumn="11rem"
        items={facts.map(({ value, ...fact }) => ({ ...fact, value: value || t('facts.none') }))}
      />
      <Entries
        label={t('person.papers')}
        empty={t('person.papers.none')}
        rows={tutor.papers}
        keyOf={({ id }) => String(id)}
      >
        {({ id, title, state }) => (
          <Group>
            <LinkAnchor to={`${paths.credentials}?state=${state}&open=${id}`}>{title}</LinkAnchor>
            <Badge tone={tones[state]}>{t(`person.paper.${state}`)}</Badge>
          </Group>
        )}
      </Entries>
    </TitledCard>
  );
}

export function SharedCard({ shared }: Pick<OpsPerson, 'shared'>): ReactNode {
  return (
    <EntriesCard
      title={t('person.shared')}
      empty={t('person.shared.none')}
      rows={shared}
      keyOf={({ user_id }) => String(user_id)}
    >
      {({ user_id, name, banned, by }) => (
        <>
          <Group>
            <LinkAnchor to={paths.person({ userId: user_id })}>{name}</LinkAnchor>
            {banned && <Badge tone="error">{t('facts.banned')}</Badge>}
          </Group>
          <div>{dotted(...by.map((what) => t(`person.shared.${what}`)))}</div>
        </>
      )}
    </EntriesCard>
  );
}
