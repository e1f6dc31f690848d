import { formatDigits, formatNumber } from '@porao/platform';
import { Button, Icon } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { type BoardFilters, noFilters } from './filters.ts';
import styles from './job-board.module.css';
import { type SubjectNames, useSubjectNames } from './lookups.query.ts';

interface Chip {
  key: string;
  label: string;
  without: Partial<BoardFilters>;
}

/** What is set, each as a chip that removes it. A name that is not loaded yet is replaced by its kind. */
export function chipsOf(filters: BoardFilters, names?: SubjectNames): Chip[] {
  const { place, distance, gender, salary, category, iclass, subject, type, days, sort } = filters;
  const chips: Chip[] = [];
  if (place) {
    const label = t('chip.place', {
      place: place.name || t('chip.chosenPlace'),
      number: formatNumber(distance),
    });
    const without = { place: null, distance: noFilters.distance };
    chips.push({
      key: 'place',
      label,
      without: sort === 'nearest' ? { ...without, sort: 'newest' } : without,
    });
  }
  if (category) {
    const without = { category: null, iclass: null, subject: null };
    chips.push({ key: 'category', label: names?.category ?? t('filter.category'), without });
  }
  if (iclass) {
    const without = { iclass: null, subject: null };
    chips.push({ key: 'class', label: names?.iclass ?? t('filter.class'), without });
  }
  if (subject) {
    chips.push({
      key: 'subject',
      label: names?.subject ?? t('filter.subject'),
      without: { subject: null },
    });
  }
  if (gender !== 'any') {
    chips.push({ key: 'gender', label: t(`chip.gender.${gender}`), without: { gender: 'any' } });
  }
  if (salary) {
    const label = t('chip.salary', { preset: formatDigits(salary) });
    chips.push({ key: 'salary', label, without: { salary: null } });
  }
  if (type) chips.push({ key: 'type', label: t(`place.${type}`), without: { type: null } });
  if (days) {
    chips.push({ key: 'days', label: t('days', { count: days }), without: { days: null } });
  }
  return chips;
}

interface ActiveFiltersProps {
  filters: BoardFilters;
  onChange: (changes: Partial<BoardFilters>) => void;
  onClear: () => void;
}

export function ActiveFilters({ filters, onChange, onClear }: ActiveFiltersProps) {
  const chips = chipsOf(filters, useSubjectNames(filters));
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
          <Button variant="subtle" size="sm" onClick={onClear}>
            {t('board.clear')}
          </Button>
        </li>
      )}
    </ul>
  );
}
