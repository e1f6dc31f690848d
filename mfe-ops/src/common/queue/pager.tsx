import { formatNumber } from '@porao/platform';
import { Group, LinkButton, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';

interface PagerProps {
  page: number;
  last: number;
  to: (page: number) => { search: string };
  list: string;
}

/** The step to the page before and after; nothing for a list of one page. */
export function Pager({ page, last, to, list }: PagerProps): ReactNode {
  if (last <= 1) return null;
  return (
    <Group as="nav" justify="center" aria-label={t('pages.label', { list })}>
      {page > 1 && (
        <LinkButton to={to(page - 1)} variant="default" icon="chevron-left">
          {t('pages.previous')}
        </LinkButton>
      )}
      <Text>{t('pages.of', { page: formatNumber(page), last: formatNumber(last) })}</Text>
      {page < last && (
        <LinkButton to={to(page + 1)} variant="default" iconEnd="chevron-right">
          {t('pages.next')}
        </LinkButton>
      )}
    </Group>
  );
}
