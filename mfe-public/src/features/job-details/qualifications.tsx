import type { Job } from '@porao/contracts';
import { formatDigits } from '@porao/platform';
import { Card, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import styles from './job-details.module.css';
import { qualificationsOf } from './qualification-list.ts';

export function Qualifications({ job }: { job: Job }) {
  const list = qualificationsOf(job);
  if (list.length === 0) return null;
  return (
    <Card roomy as="section" className={styles.block} data-below-fold aria-labelledby="qualification">
      <Title order={2} id="qualification">
        {t('details.qualification')}
      </Title>
      <dl className={styles.qualifications}>
        {list.map((row) => (
          <div key={row.key}>
            <dt>{t(`qualification.${row.key}`)}</dt>
            <dd>{valueText(row)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function valueText({ key, values }: ReturnType<typeof qualificationsOf>[number]): string {
  const [first = ''] = values;
  if (key === 'gender') return first === 'male' ? t('gender.male') : t('gender.female');
  if (key === 'students') return formatDigits(first);
  return values.join(', ');
}
