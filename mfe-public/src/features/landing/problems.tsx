import { Icon, LinkButton, Text, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import styles from './landing.module.css';

export function Problems({ whose }: { whose: 'parents' | 'tutors' }) {
  const title = `${whose}-title`;
  const isParents = whose === 'parents';
  return (
    <section data-below-fold aria-labelledby={title} className={`${styles.problems} ${styles[whose]}`}>
      <div className={styles.problemsHead}>
        <Text weight="bold">{t(`problem.${whose}.kicker`)}</Text>
        <Title order={2} id={title}>
          {t(`problem.${whose}.title`)}
        </Title>
        <LinkButton
          to={isParents ? paths.lead({ title: 'hire-tutor' }) : paths.jobBoard}
          variant={isParents ? 'filled' : 'accent'}
          className={styles.start ?? ''}
        >
          {t(`problem.${whose}.action`)}
        </LinkButton>
      </div>
      <ul className={styles.problemList}>
        {([1, 2, 3] as const).map((number) => (
          <li key={number}>
            <p className={styles.problem}>{t(`problem.${whose}.${number}`)}</p>
            <p className={styles.answer}>
              <Icon name="check" size={18} />
              {t(`problem.${whose}.${number}text`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
