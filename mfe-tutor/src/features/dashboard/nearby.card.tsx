import { CardState } from '@porao/features';
import { richText } from '@porao/platform';
import { Card, LinkButton, Text, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './dashboard.queries.ts';

const figure = (text: string) => <span className={styles.figure}>{text}</span>;

export function NearbyCard({ nearby }: { nearby: Dashboard['nearby'] }) {
  return (
    <Card as="section" look="soft" className={styles.tile}>
      <Title order={2} size={4}>
        {t('nearby.title')}
      </Title>
      <CardState source={nearby}>
        {({ total }) => (
          <>
            <p>{richText(t('nearby.count', { count: total }), { n: figure })}</p>
            <Text>{t('nearby.hint')}</Text>
            <LinkButton to={paths.availableJobs} iconEnd="arrow-right">
              {t('nearby.see')}
            </LinkButton>
          </>
        )}
      </CardState>
    </Card>
  );
}
