import { TitledCard } from '@porao/features';
import { formatDate, formatMoney, language } from '@porao/platform';
import { Avatar, Flex, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { SampleBadge } from '../../common/sample.tsx';

/** A card of sample data, labelled as such before its content. */
function SampleCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledCard title={title} beside={<SampleBadge />}>
      {children}
    </TitledCard>
  );
}

export function LessonsCard() {
  return (
    <SampleCard title={t('lessons.title')}>
      <Text tone="dim">{t('lessons.empty')}</Text>
    </SampleCard>
  );
}

export function PaymentCard() {
  return (
    <SampleCard title={t('payment.title')}>
      <Stack gap="2xs">
        <Text as="strong" size="xl" weight="bold">
          {formatMoney(pendingPayment.amount)}
        </Text>
        <Text>{t('payment.salary')}</Text>
        <Text size="sm" tone="dim">
          {t('payment.due', { date: formatDate(pendingPayment.due) })}
        </Text>
        <Text size="sm" tone="dim">
          {t('sample.note')}
        </Text>
      </Stack>
    </SampleCard>
  );
}

export function PeopleCard() {
  return (
    <SampleCard title={t('people.title')}>
      <Stack as="ul" gap="sm">
        {people.map((person) => (
          <Flex as="li" key={person.name.en} gap="sm" align="center">
            <Avatar name={person.name[language]} decorative />
            <div>
              <Text weight="medium">{person.name[language]}</Text>
              <Text size="sm" tone="dim">
                {person.kind === 'tutor'
                  ? t('people.tutor', { subjects: person.subjects[language] })
                  : t('people.coach', { hours: person.hours })}
              </Text>
            </div>
          </Flex>
        ))}
      </Stack>
    </SampleCard>
  );
}

/** These are samples until a call answers them; each part is labelled as a sample where it is shown (decision
 * OQ-057). */
const pendingPayment = { amount: 5000, due: '2026-11-10' } as const;

const people = [
  {
    kind: 'tutor',
    name: { en: 'Farhana Akter', bn: 'ফারহানা আক্তার' },
    subjects: { en: 'Mathematics and English', bn: 'গণিত ও ইংরেজি' },
  },
  { kind: 'coach', name: { en: 'Rokeya Begum', bn: 'রোকেয়া বেগম' }, hours: 4 },
] as const;
