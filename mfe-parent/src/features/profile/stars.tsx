import { formatDigits } from '@porao/platform';
import { Icon, VisuallyHidden } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { SampleBadge } from '../../common/sample.tsx';
import styles from './profile.module.css';
import { rating } from './sample.ts';

/** A rating that is none yet. */
export function Stars() {
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{t('profile.rating', { stars: rating.stars, count: rating.count })}</VisuallyHidden>
      <span aria-hidden="true" className={styles.row}>
        {Array.from({ length: rating.stars }, (_, place) => (
          <Icon key={place} name="star-filled" size={18} />
        ))}
        <span>({formatDigits(rating.count)})</span>
      </span>
      <SampleBadge />
    </span>
  );
}
