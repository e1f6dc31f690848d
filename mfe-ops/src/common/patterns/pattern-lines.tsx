import type { Pattern } from '@porao/contracts';
import { formatDate, formatNumber } from '@porao/platform';
import { Badge, LinkAnchor, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { textOr, t as words } from '../messages.ts';
import { paths } from '../paths.ts';
import { t } from './messages.ts';
import styles from './patterns.module.css';

const shown = 6;

export const namesOf = ({ people }: Pattern): string => people.map(({ name }) => name).join(', ');

export const kindText = (kind: Pattern['kind']): string => t(`pattern.kind.${kind}`);

/** The numbers that each text has places for are those of its rule, which the compiler does not see. */
const whyText = t as (key: `pattern.why.${Pattern['why']}`, numbers: Pattern['numbers']) => string;
const whyOf = ({ why, numbers }: Pattern): string =>
  textOr((key) => whyText(key, numbers), `pattern.why.${why}`, why);

/** Says that nobody looked at it, or that it grew since. */
export function PatternBadges({ pattern: { open, seen, people } }: { pattern: Pattern }): ReactNode {
  return (
    <>
      {people.some(({ banned }) => banned) && <Badge tone="error">{words('facts.banned')}</Badge>}
      {open && <Badge tone="accent">{t(seen ? 'pattern.grown' : 'pattern.new')}</Badge>}
    </>
  );
}

interface LinesProps {
  pattern: Pattern;
  /** The account on whose page it is shown. */
  except?: number;
  children?: ReactNode;
}

export function PatternLines({ pattern, except, children }: LinesProps): ReactNode {
  const { people, deals, seen } = pattern;
  const others = people.filter(({ user_id }) => user_id !== except);
  const more = Math.max(0, others.length - shown) + Math.max(0, deals.length - shown);
  return (
    <div className={styles.pattern}>
      <Text>{whyOf(pattern)}</Text>
      <div className={styles.links}>
        {others.slice(0, shown).map(({ user_id, name }) => (
          <LinkAnchor key={`person ${user_id}`} to={paths.person({ userId: user_id })}>
            {name}
          </LinkAnchor>
        ))}
        {deals.slice(0, shown).map((dealId) => (
          <LinkAnchor key={`deal ${dealId}`} to={paths.deal({ dealId })}>
            {t('pattern.deal', { id: formatNumber(dealId) })}
          </LinkAnchor>
        ))}
        {more > 0 && <Text tone="dim">{t('pattern.more', { count: formatNumber(more) })}</Text>}
        {children}
      </div>
      {seen && (
        <Text size="sm" tone="dim">
          {t('pattern.seen', {
            by: seen.by ?? words('decided.machine'),
            date: formatDate(seen.at),
            note: seen.note,
          })}
        </Text>
      )}
    </div>
  );
}
