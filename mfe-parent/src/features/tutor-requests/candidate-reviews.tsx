import { CardState } from '@porao/features';
import { ReviewCard, Stars } from '@porao/features/reviews';
import { query, useQuery } from '@porao/platform';
import { Stack, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';

/** Reviews of a tutor by families before, without whose they are. */
export function CandidateReviews({ id }: { id: number }) {
  const source = useQuery(query('GET /api/candidates/:id/reviews', { params: { id } }));
  return (
    <section>
      <Title order={3} size={4}>
        {t('candidates.reviews.title')}
      </Title>
      <CardState source={source}>
        {({ data: { rating, reviews } }) => (
          <Stack>
            {rating && <Stars rating={rating} />}
            <Stack as="ul" aria-label={t('candidates.reviews.title')}>
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} />
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </CardState>
    </section>
  );
}
