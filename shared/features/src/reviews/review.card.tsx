import { type OwnReview, type Review, type ReviewScores, reviewQuestions } from '@porao/contracts';
import { formatDate, formatNumber } from '@porao/platform';
import { Card, DefinitionGrid, Group, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import styles from './reviews.module.css';

type Shown = Pick<Review | OwnReview, 'side' | 'class_name' | 'on' | 'scores' | 'text' | 'answer'>;

interface ReviewCardProps {
  review: Shown & { name?: string | null };
  badge?: ReactNode;
  /** Follows the words: their state, acts. */
  children?: ReactNode;
}

/** A review with its answers, its words, and the answer to it; named only where the reader knows whose it is. */
export function ReviewCard({ review, badge, children }: ReviewCardProps) {
  const { side, class_name, name, on, scores, text, answer } = review;
  const title =
    name === undefined
      ? t(`of.${side}`, { class: class_name })
      : t('of.name', { name: name ?? t('somebody'), class: class_name });
  return (
    <Card as="article" aria-label={title}>
      <Stack gap="xs" align="start">
        <Group justify="space-between">
          <Text weight="medium">{title}</Text>
          {badge}
        </Group>
        <Text size="sm" tone="dim">
          <time dateTime={on}>{formatDate(on)}</time>
        </Text>
        {scores && <Scores side={side} scores={scores} />}
        {text && <Text className={styles.words}>{text}</Text>}
        {answer && (
          <div className={styles.answer}>
            <Text size="sm" weight="medium">
              {t('answered')}
            </Text>
            <Text className={styles.words}>{answer}</Text>
          </div>
        )}
        {children}
      </Stack>
    </Card>
  );
}

function Scores({ side, scores }: { side: Review['side']; scores: ReviewScores }) {
  const items = reviewQuestions.map((question) => ({
    label: t(`question.${side}.${question}`),
    value: t('score.short', { score: formatNumber(scores[question]) }),
  }));
  return <DefinitionGrid minColumn="10rem" items={items} />;
}
