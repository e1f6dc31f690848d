import { CardState, type CardStateProps } from '@porao/features';
import { Card, cx, LinkActionIcon, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import styles from './profile.module.css';

interface SectionCardProps<Answer> extends CardStateProps<Answer> {
  title: string;
  /** Where it is edited; null when the account is locked. */
  edit: string | null;
  /** Shown instead of the content while `isEmpty`. */
  empty: string;
  isEmpty: (answer: Answer) => boolean;
  wide?: boolean;
}

/** One section of the overview: its content, or that nothing was added, and the way to its form. */
export function SectionCard<Answer>(props: SectionCardProps<Answer>): ReactNode {
  const { title, edit, empty, isEmpty, wide, source, children } = props;
  return (
    <Card as="section" className={cx(wide && styles.wide)}>
      <div className={styles.sectionHead}>
        <Title order={2} size={4}>
          {title}
        </Title>
        {edit !== null && (
          <LinkActionIcon to={edit} icon="edit" label={t('profile.edit', { section: title })} />
        )}
      </div>
      <CardState source={source}>
        {(answer) => (isEmpty(answer) ? <Text tone="dim">{empty}</Text> : children(answer))}
      </CardState>
    </Card>
  );
}
