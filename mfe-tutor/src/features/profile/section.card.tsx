import { CardState, type CardStateProps } from '@porao/features';
import { Card, cx, LinkActionIcon, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import type { TutoringCard } from '../../common/profile/sections.ts';
import styles from './profile.module.css';

type Section = TutoringCard | 'education' | 'personal' | 'credentials';

/** Where a section is edited that is no card of the tutoring page. */
const updatePaths: Partial<Record<Section, string>> = {
  education: paths.updateEducation,
  personal: paths.updatePersonal,
  credentials: paths.updateCertificate,
};

interface SectionCardProps<Data> {
  name: Section;
  locked: boolean;
  source: CardStateProps<{ data: Data }>['source'];
  isFilled: (data: Data) => boolean;
  wide?: boolean;
  children: (data: Data) => ReactNode;
}

/** One section of the overview: its content, or that nothing was added, and the way to its form. */
export function SectionCard<Data>(props: SectionCardProps<Data>) {
  const { name, locked, source, isFilled, wide, children } = props;
  const title = t(`section.${name}`);
  const edit = updatePaths[name] ?? `${paths.updateTutoring}#${name}`;
  return (
    <Card as="section" className={cx(wide && styles.wide)}>
      <div className={styles.sectionHead}>
        <Title order={2} size={4}>
          {title}
        </Title>
        {!locked && <LinkActionIcon to={edit} icon="edit" label={t('profile.edit', { section: title })} />}
      </div>
      <CardState source={source}>
        {({ data }) => (isFilled(data) ? children(data) : <Text tone="dim">{t(`empty.${name}`)}</Text>)}
      </CardState>
    </Card>
  );
}
