import { Select } from '@porao/ui/controls';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import styles from './queue.module.css';
import { SearchField } from './search.field.tsx';
import { useListParams } from './search-params.ts';

export interface Filter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Applies when the address says nothing; without it, all rows are shown. */
  start?: string | undefined;
}

export interface QueueFiltersProps {
  filters?: readonly Filter[] | undefined;
  /** Label of the search, which is `?q=`; none unless given. */
  search?: string | undefined;
}

/** A filter by one of these values, each called by its word. */
export const choiceFilter = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  wordOf: (value: Value) => string,
  start?: string,
): Filter => ({ name, label, options: values.map((value) => ({ value, label: wordOf(value) })), start });

export function QueueFilters({ filters = [], search }: QueueFiltersProps): ReactNode {
  const params = useListParams();
  return (
    <div role="search" className={styles.filters}>
      {search !== undefined && <SearchField label={search} />}
      {filters.map(({ name, label, options, start }) => (
        <Select
          key={name}
          label={label}
          options={options}
          value={params.get(name) ?? start ?? null}
          {...(start === undefined && { placeholder: t('filters.all') })}
          onChange={(value) => params.set({ [name]: value === start ? undefined : (value ?? undefined) })}
        />
      ))}
    </div>
  );
}
