import type { Pattern } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { query, useQuery } from '@porao/platform';
import { Button, Group, LinkAnchor, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { Loaded } from '../../common/loaded.tsx';
import { paths } from '../../common/paths.ts';
import { t as words } from '../../common/patterns/messages.ts';
import { kindText, PatternBadges, PatternLines } from '../../common/patterns/pattern-lines.tsx';
import { subjectOf, useLooking } from '../../common/patterns/use-looking.ts';
import { Entries } from './entries.tsx';
import { t } from './messages.ts';

/** Patterns that this account is part of, those that were looked at, too. */
export function PatternsCard({ userId }: { userId: number }): ReactNode {
  const title = t('person.patterns');
  const acts = useActs();
  const [dialog, look] = useLooking();
  const read = query('GET /api/ops/patterns', { query: { person: userId, show: 'all' } });
  // Reading them goes over all deals of the site.
  const source = useQuery({ ...read, staleTime: 5 * 60_000 });
  const all = (
    <LinkAnchor to={`${paths.patterns}?person=${userId}&show=all`}>{t('person.patterns.all')}</LinkAnchor>
  );
  const line = (pattern: Pattern) => (
    <>
      <Group>
        <Text weight="bold">{kindText(pattern.kind)}</Text>
        <PatternBadges pattern={pattern} />
      </Group>
      <PatternLines pattern={pattern} except={userId}>
        {pattern.open && (
          <Button
            size="sm"
            variant="default"
            disabled={isHidden(acts, subjectOf(pattern))}
            onClick={() => look(pattern)}
          >
            {words('pattern.look')}
          </Button>
        )}
      </PatternLines>
    </>
  );
  return (
    <TitledCard title={title} beside={(source.data?.total ?? 0) > 0 && all}>
      <Loaded source={source} label={title} count={1} error={t('person.patterns.failed')}>
        {({ data }) => (
          <Entries label={title} empty={t('person.patterns.none')} rows={data} keyOf={({ key }) => key}>
            {line}
          </Entries>
        )}
      </Loaded>
      {dialog}
    </TitledCard>
  );
}
