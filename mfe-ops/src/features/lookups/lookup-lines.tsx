import type { LookupList, LookupRow } from '@porao/contracts';
import { formatNumber, language } from '@porao/platform';
import { Badge, Group, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dim-line.tsx';
import { t } from './messages.ts';

type Named = Pick<LookupRow, 'name' | 'bengali_name'>;

export const nameOf = ({ name, bengali_name }: Named): string =>
  language === 'bn' ? (bengali_name ?? name) : name;

export function bothNames({ name, bengali_name }: Named): ReactNode {
  const english = <span lang="en">{name}</span>;
  if (bengali_name === null) return english;
  const bengali = <span lang="bn">{bengali_name}</span>;
  return (
    <>
      {language === 'bn' ? bengali : english}
      <span> · </span>
      {language === 'bn' ? english : bengali}
    </>
  );
}

export function lineOf(row: LookupRow): ReactNode {
  const line = dotted(
    row.parent && nameOf(row.parent),
    t('lookup.uses', { count: row.uses }),
    row.waiting && row.added_by && t('lookup.by', { name: row.added_by }),
  );
  return <Text tone="dim">{line}</Text>;
}

export function badgesOf(row: LookupRow): ReactNode {
  return (
    <Group gap="xs">
      {row.waiting && <Badge tone="accent">{t('lookup.waiting')}</Badge>}
      {row.hidden_at !== null && <Badge>{t('lookup.hidden')}</Badge>}
      {row.fixed && <Badge tone="info">{t('lookup.fixed')}</Badge>}
    </Group>
  );
}

export const listName = (list: LookupList): string => t(`list.${list}`);

export const countsOf = ({ rows, hidden }: { rows: number; hidden: number }): string =>
  dotted(
    t('lookups.rows', { count: rows }),
    hidden > 0 && t('lookups.hidden', { count: formatNumber(hidden) }),
  );
