import { contactMinutes } from '@porao/contracts';
import { formatDigits, query, siteConfig, useQuery } from '@porao/platform';
import { LinkButton, LoadingState, Stack, Text } from '@porao/ui';
import { TitledCard } from '../page/titled.card.tsx';
import { QueryState } from '../state/query-state.tsx';
import { ContactCard, visitsCall } from './contact.card.tsx';
import { VisitCard } from './visit.card.tsx';
import { t } from './visit.text.ts';

/** Agreed meetings and first lessons: who is told when somebody does not come home, and the two words to say. */
export function VisitsSection() {
  const visits = useQuery(query(visitsCall));
  const { phone } = siteConfig();
  return (
    <Stack gap="lg">
      <TitledCard title={t('how')}>
        <Text>{t('how.text', { minutes: contactMinutes })}</Text>
        {phone && (
          <div>
            <LinkButton href={`tel:${phone}`} variant="light" icon="phone">
              {`${t('unsafe.us')}: ${formatDigits(phone)}`}
            </LinkButton>
          </div>
        )}
      </TitledCard>
      <QueryState
        source={visits}
        skeleton={<LoadingState label={t('loading')} count={2} />}
        error={t('failed')}
      >
        {({ data: { contact, visits: found } }) => (
          <Stack gap="lg">
            {found.length === 0 ? (
              <Text>{t('empty')}</Text>
            ) : (
              <Stack as="ul" aria-label={t('list')}>
                {found.map((visit) => (
                  <li key={visit.id}>
                    <VisitCard visit={visit} hasContact={contact !== null && !contact.stopped} />
                  </li>
                ))}
              </Stack>
            )}
            <ContactCard contact={contact} />
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}
