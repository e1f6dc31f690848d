import { CardState, type CardStateProps } from '@porao/features';
import { Card, cx, LinkActionIcon, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import type { TutoringCard } from '../../common/profile/sections.ts';
import styles from './profile.module.css';

type Section = TutoringCard | 'education' | 'personal' | 'credentials';

interface SectionCardProps<Answer> extends CardStateProps<Answer> {
  name: Section;
  /** Where it is edited; null when the account is locked. */
  edit: string | null;
  isEmpty: (answer: Answer) => boolean;
  wide?: boolean;
}

/** One section of the overview: its content, or that nothing was added, and the way to its form. */
export function SectionCard<Answer>(props: SectionCardProps<Answer>): ReactNode {
  const { name, edit, isEmpty, wide, source, children } = props;
  const title = t(`section.${name}`);
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
        {(answer) => (isEmpty(answer) ? <Text tone="dim">{t(`empty.${name}`)}</Text> : children(answer))}
      </CardState>
    </Card>
  );
}
