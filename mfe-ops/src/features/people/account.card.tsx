import type { OpsPerson } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatDate, formatNumber } from '@porao/platform';
import { Anchor, DefinitionGrid } from '@porao/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../common/contact.tsx';
import { t } from './messages.ts';
import { PersonButtons } from './person.acts.tsx';
import { rolesOf } from './person-lines.tsx';

export function AccountCard({ person }: { person: OpsPerson }): ReactNode {
  const { phone_no, email, email_verified, completion, banned_at } = person;
  return (
    <TitledCard title={t('person.account')}>
      <DefinitionGrid
        minColumn="11rem"
        items={[
          {
            label: t('person.phone'),
            value: <PhoneLink phone={phone_no} />,
          },
          ...(email === ''
            ? []
            : [
                {
                  label: t(email_verified ? 'person.email' : 'person.emailOpen'),
                  value: <Anchor href={`mailto:${email}`}>{email}</Anchor>,
                },
              ]),
          { label: t('person.roles'), value: rolesOf(person.roles) },
          { label: t('people.status'), value: t(`people.status.${person.account_status ?? 'none'}`) },
          ...(completion === null
            ? []
            : [{ label: t('person.completion'), value: `${formatNumber(completion)}%` }]),
          ...(banned_at === null ? [] : [{ label: t('person.bannedSince'), value: formatDate(banned_at) }]),
          { label: t('person.since'), value: formatDate(person.created_at) },
        ]}
      />
      <PersonButtons person={person} part="more" />
    </TitledCard>
  );
}
