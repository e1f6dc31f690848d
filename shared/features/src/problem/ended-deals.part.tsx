import { familyLessons, pathTo, tutorLessons, tutorRequest } from '@porao/contracts/paths';
import { formatDate, query, useQuery } from '@porao/platform';
import { LinkAnchor, Stack, Text } from '@porao/ui';
import { TitledCard } from '../page/titled.card.tsx';
import { CardState } from '../state/card-state.tsx';
import DealProblemPart from './deal-problem.part.tsx';
import { t } from './messages.ts';
import type { EndedDealsProps } from './problem.ts';

export default function EndedDealsPart({ side }: EndedDealsProps) {
  const deals = useQuery(query('GET /api/ended-deals', { query: { side } }));
  if (!deals.isError && (deals.data?.data ?? []).length === 0) return null;
  return (
    <TitledCard title={t('problem.ended')}>
      <CardState source={deals}>
        {({ data }) => (
          <>
            <Text tone="dim">{t('problem.ended.text')}</Text>
            <Stack as="ul" aria-label={t('problem.ended')}>
              {data.map(({ id, class_name, name, ended_at, request_id: requestId }) => (
                <li key={id}>
                  <Text weight="medium">{name ?? t('problem.ended.nobody')}</Text>
                  <Text size="sm" tone="dim">
                    {t('problem.ended.on', { class: class_name, day: formatDate(ended_at) })}
                  </Text>
                  {requestId && (
                    <LinkAnchor to={pathTo(tutorRequest, { requestId })}>
                      {t('problem.ended.request')}
                    </LinkAnchor>
                  )}
                  <LinkAnchor to={pathTo(side === 'tutor' ? tutorLessons : familyLessons, { dealId: id })}>
                    {t('problem.ended.lessons')}
                  </LinkAnchor>
                  <DealProblemPart of={{ deal: id }} side={side} name={name ?? t('problem.ended.nobody')} />
                </li>
              ))}
            </Stack>
          </>
        )}
      </CardState>
    </TitledCard>
  );
}
