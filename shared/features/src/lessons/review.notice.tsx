import type { DealSide } from '@porao/contracts';
import { familyReviews, tutorReviews } from '@porao/contracts/paths';
import { query, useQuery } from '@porao/platform';
import { LinkButton, Notice } from '@porao/ui';
import { t } from './messages.ts';

/** Leads to the review of this tuition once the lessons allow one. */
export function ReviewNotice({ dealId, side }: { dealId: number; side: DealSide }) {
  const reviews = useQuery(query('GET /api/reviews', { query: { side } }));
  if (!reviews.data?.data.open.some(({ deal_id }) => deal_id === dealId)) return null;
  const to = side === 'tutor' ? tutorReviews : familyReviews;
  return (
    <Notice
      tone="info"
      title={t('review.open')}
      action={
        <LinkButton size="sm" to={to}>
          {t('review.write')}
        </LinkButton>
      }
    >
      {t(`review.${side}`)}
    </Notice>
  );
}
