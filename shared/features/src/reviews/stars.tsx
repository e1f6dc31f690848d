import type { Rating } from '@porao/contracts';
import { formatNumber } from '@porao/platform';
import { Icon, VisuallyHidden } from '@porao/ui';
import { t } from './messages.ts';
import styles from './reviews.module.css';

/** A rating of real reviews, in stars and numbers. */
export function Stars({ rating: { stars, count } }: { rating: Rating }) {
  const words = { stars: formatNumber(stars), count: formatNumber(count) };
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{t('rating', words)}</VisuallyHidden>
      <span aria-hidden="true" className={styles.row}>
        {[1, 2, 3, 4, 5].map((place) => (
          <Icon key={place} name={place <= Math.round(stars) ? 'star-filled' : 'star'} size={18} />
        ))}
        <span>{t('rating.short', words)}</span>
      </span>
    </span>
  );
}
