import { useChoices, useClasses } from '@porao/features';
import { t } from '../messages.ts';
import type { Filter } from './queue.filters.tsx';
import { useListParams } from './search-params.ts';

const asText = (options: readonly { value: number; label: string }[]) =>
  options.map(({ value, label }) => ({ value: String(value), label }));

/** Filters of requests and jobs by city, category and, within a category, class. */
export function usePlaceFilters(): Filter[] {
  const category = useListParams().getId('category');
  const cities = useChoices('city');
  const categories = useChoices('tutoringcategory');
  const classes = useClasses(category);
  return [
    { name: 'city', label: t('filters.city'), options: asText(cities.options) },
    { name: 'category', label: t('filters.category'), options: asText(categories.options) },
    ...(category === undefined
      ? []
      : [{ name: 'class', label: t('filters.class'), options: asText(classes.options) }]),
  ];
}
