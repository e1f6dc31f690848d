import type { LessonMonth } from '@porao/contracts';
import { useLocation } from '@porao/platform';
import { Flex, LinkButton, Title } from '@porao/ui';
import { monthText, shifted } from '../page/months.ts';
import styles from './lessons.module.css';
import { t } from './messages.ts';

/** The month that is shown, and the ways to the one before and after it. */
export function MonthBar({
  of: { month, first, last },
}: {
  of: Pick<LessonMonth, 'month' | 'first' | 'last'>;
}) {
  const { pathname } = useLocation();
  const to = (by: number) => `${pathname}?month=${shifted(month, by)}`;
  return (
    <Flex as="nav" gap="xs" align="center" aria-label={t('month.label')}>
      {month > first && (
        <LinkButton to={to(-1)} variant="default" size="sm" icon="chevron-left" preventScrollReset>
          {t('month.before')}
        </LinkButton>
      )}
      <Title order={2} size={4} className={styles.month}>
        {monthText(month)}
      </Title>
      {month < last && (
        <LinkButton to={to(1)} variant="default" size="sm" iconEnd="chevron-right" preventScrollReset>
          {t('month.after')}
        </LinkButton>
      )}
    </Flex>
  );
}
