import { Icon, LinkButton, Stack, Text, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import styles from './landing.module.css';

export function Problems({ whose }: { whose: 'parents' | 'tutors' }) {
  const title = `${whose}-title`;
  const isParents = whose === 'parents';
  return (
    <section data-below-fold aria-labelledby={title} className={`${styles.problems} ${styles[whose]}`}>
      <Stack gap="sm" align="start">
        <Text weight="bold">{t(`problem.${whose}.kicker`)}</Text>
        <Title order={2} id={title}>
          {t(`problem.${whose}.title`)}
        </Title>
        <LinkButton
          to={isParents ? paths.lead({ title: 'hire-tutor' }) : paths.jobBoard}
          variant={isParents ? 'filled' : 'accent'}
        >
          {t(`problem.${whose}.action`)}
        </LinkButton>
      </Stack>
      <Stack as="ul" gap="sm" className={styles.problemList}>
        {([1, 2, 3] as const).map((number) => (
          <li key={number}>
            <p className={styles.problem}>{t(`problem.${whose}.${number}`)}</p>
            <p className={styles.answer}>
              <Icon name="check" size={18} />
              {t(`problem.${whose}.${number}text`)}
            </p>
          </li>
        ))}
      </Stack>
    </section>
  );
}
