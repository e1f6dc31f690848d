import type { UnsafeCase } from '@porao/contracts';
import { formatNumber, query, useQuery } from '@porao/platform';
import { LinkAnchor, Notice, PageContainer, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { Contact } from '../contact.tsx';
import { DueBadge } from '../due.badge.tsx';
import { paths } from '../paths.ts';
import { live } from '../queue/paged.ts';
import { t } from './messages.ts';

/** More would push the page below the screen of a phone. */
const shownAtOnce = 3;

/** Names people to call before anything else; renders nothing while everybody is safe. */
export default function UnsafeNotice(): ReactNode {
  const { data } = useQuery({ ...query('GET /api/ops/cases/unsafe'), ...live });
  const cases = data?.data ?? [];
  if (cases.length === 0) return null;
  return (
    <PageContainer style={{ paddingBlockStart: 'var(--space-md)' }}>
      <Notice tone="error" title={t('unsafe.title', { count: cases.length })}>
        <Stack as="ul" gap="xs" aria-label={t('unsafe.label')}>
          {cases.slice(0, shownAtOnce).map((one) => (
            <UnsafeLine key={one.id} of={one} />
          ))}
        </Stack>
        {cases.length > shownAtOnce && (
          <LinkAnchor to={`${paths.cases}?kind=unsafe`}>{t('unsafe.all')}</LinkAnchor>
        )}
      </Notice>
    </PageContainer>
  );
}

function UnsafeLine({ of: { id, person, side, due_at, assignee } }: { of: UnsafeCase }): ReactNode {
  const name = t('unsafe.case', { id: formatNumber(id) });
  return (
    <li>
      <Contact of={person} /> ({t(`unsafe.side.${side}`)}){' · '}
      <LinkAnchor to={paths.case({ caseId: id })}>{name}</LinkAnchor> <DueBadge by={due_at} of="operator" />
      <Text size="sm">{assignee?.name ?? t('unsafe.nobody')}</Text>
    </li>
  );
}
