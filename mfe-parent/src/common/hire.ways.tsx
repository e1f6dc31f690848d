import { Card, Icon, LinkAnchor, Stack, Text, Title } from '@porao/ui';
import styles from './hire.module.css';
import { t } from './messages.ts';
import { paths } from './paths.ts';

const ways = [
  { name: 'home-tutor', icon: 'home', to: paths.hireTutor },
  { name: 'home-coach', icon: 'heart', to: paths.hireCoach },
  { name: 'online-lesson', icon: 'globe', to: paths.onlineLesson },
] as const;

/** The three ways to a teacher; `order` is the level of their headings. */
export function HireWays({ order = 3 }: { order?: 2 | 3 }) {
  return (
    <div className={styles.ways}>
      {ways.map(({ name, icon, to }) => (
        <Card key={name} interactive>
          <Stack gap="xs">
            <span className={styles.icon}>
              <Icon name={icon} size={24} />
            </span>
            <Title order={order} size={4}>
              <LinkAnchor to={to} look="plain" stretched>
                {t(`hire.${name}.title`)}
              </LinkAnchor>
            </Title>
            <Text tone="dim">{t(`hire.${name}.text`)}</Text>
          </Stack>
        </Card>
      ))}
    </div>
  );
}
