import { type BoardFilters, noFilters, type ValueFilter, without } from '@porao/contracts/board-filters';
import { formatDigits, formatNumber } from '@porao/platform';
import { GetForm, Group, Icon } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { boardTo } from './board-url.ts';
import { ClearButton, type ClearButtonProps } from './clear-button.tsx';
import styles from './job-board.module.css';
import { type SubjectNames, useSubjectNames } from './lookups.query.ts';

interface Chip {
  key: string;
  label: string;
  without: Partial<BoardFilters>;
}

type Label = (filters: BoardFilters, names?: SubjectNames) => string | number | false | null;

/** In the order of the chips. A name that is not loaded yet is replaced by its kind. */
const labels: Readonly<Record<ValueFilter, Label>> = {
  category: ({ category }, names) => category && (names?.category ?? t('filter.category')),
  iclass: ({ iclass }, names) => iclass && (names?.iclass ?? t('filter.class')),
  subject: ({ subject }, names) => subject && (names?.subject ?? t('filter.subject')),
  gender: ({ gender }) => gender !== 'any' && t(`chip.gender.${gender}`),
  salary: ({ salary }) => salary && t('chip.salary', { preset: formatDigits(salary) }),
  type: ({ type }) => type && t(`place.${type}`),
  days: ({ days }) => days && t('days', { count: days }),
};

export function chipsOf(filters: BoardFilters, names?: SubjectNames): Chip[] {
  const { place, distance, sort } = filters;
  const values = Object.entries(labels).flatMap(([key, labelOf]) => {
    const label = labelOf(filters, names);
    return label ? [{ key, label: String(label), without: without(key as ValueFilter) }] : [];
  });
  if (!place) return values;
  const label = t('chip.place', {
    place: place.name || t('chip.chosenPlace'),
    number: formatNumber(distance),
  });
  const noPlace = { place: null, distance: noFilters.distance };
  return [
    { key: 'place', label, without: sort === 'nearest' ? { ...noPlace, sort: 'newest' } : noPlace },
    ...values,
  ];
}

interface ActiveFiltersProps {
  filters: BoardFilters;
  onChange: (changes: Partial<BoardFilters>) => void;
  clearing: ClearButtonProps['clearing'];
}

export function ActiveFilters({ filters, onChange, clearing }: ActiveFiltersProps) {
  const chips = chipsOf(filters, useSubjectNames(filters));
  if (chips.length === 0) return null;
  return (
    <Group as="ul" aria-label={t('filter.active')}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <GetForm to={boardTo(filters, chip.without)}>
            <button
              type="submit"
              className={styles.chip}
              aria-label={t('filter.remove', { name: chip.label })}
              onClick={(event) => {
                event.preventDefault();
                onChange(chip.without);
              }}
            >
              {chip.label}
              <Icon name="close" size={16} />
            </button>
          </GetForm>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <ClearButton clearing={clearing} variant="subtle" size="sm" />
        </li>
      )}
    </Group>
  );
}
