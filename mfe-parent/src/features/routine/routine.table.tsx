import type { Routine } from '@porao/contracts';
import { formatTime } from '@porao/platform';
import { Icon, VisuallyHidden } from '@porao/ui';
import { t } from '../../common/messages.ts';
import styles from './routine.module.css';

export function RoutineTable(props: { rows: readonly Routine[]; onEdit: (row: Routine) => void }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('routine.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('routine.day')}</th>
          <th scope="col">{t('routine.time')}</th>
          <th scope="col">{t('routine.subjects')}</th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <button
                type="button"
                className={styles.open}
                aria-haspopup="dialog"
                onClick={() => props.onEdit(row)}
              >
                {t(`day.${row.day as 1}`)}
                <Icon name="edit" size={16} label={t('routine.update')} />
              </button>
            </th>
            <td>
              <time dateTime={row.time}>{formatTime(row.time)}</time>
            </td>
            <td>{row.subjects.map(({ subject_name }) => subject_name).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
