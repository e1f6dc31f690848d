import { formatDigits, formatNumber } from '@porao/platform';
import { Button, Icon } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { type BoardFilters, noFilters } from './filters.ts';
import styles from './job-board.module.css';

interface Chip {
  key: string;
  label: string;
  without: BoardFilters;
}

/** What is set, each as a chip that takes it away. */
export function chipsOf(filters: BoardFilters): Chip[] {
  const { place, distance, gender, salary, type, days } = filters;
  const chips: Chip[] = [];
  if (place) {
    const label = t('chip.place', {
      place: place.name || t('chip.chosenPlace'),
      number: formatNumber(distance),
    });
    chips.push({ key: 'place', label, without: { ...filters, place: null, distance: noFilters.distance } });
  }
  if (gender !== 'any') {
    chips.push({ key: 'gender', label: t(`chip.gender.${gender}`), without: { ...filters, gender: 'any' } });
  }
  if (salary) {
    const label = t('chip.salary', { preset: formatDigits(salary) });
    chips.push({ key: 'salary', label, without: { ...filters, salary: null } });
  }
  if (type) chips.push({ key: 'type', label: t(`place.${type}`), without: { ...filters, type: null } });
  if (days) {
    chips.push({ key: 'days', label: t('days', { count: days }), without: { ...filters, days: null } });
  }
  return chips;
}

interface ActiveFiltersProps {
  filters: BoardFilters;
  onChange: (filters: BoardFilters) => void;
}

export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.active')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('filter.remove', { name: label })}
            onClick={() => onChange(without)}
          >
            {label}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button variant="subtle" size="sm" onClick={() => onChange(noFilters)}>
            {t('board.clear')}
          </Button>
        </li>
      )}
    </ul>
  );
}
