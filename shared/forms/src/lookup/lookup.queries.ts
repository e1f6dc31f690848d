import type { LookupOption } from '@porao/contracts';
import { publicQuery, useQuery } from '@porao/platform';

/** A list for a select, and whether it could not be had. */
export interface Choices {
  options: readonly { value: number; label: string }[];
  isError: boolean;
  retry: () => void;
}

interface Answer {
  data: LookupOption[] | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

const toChoices = ({ data, isError, refetch }: Answer): Choices => ({
  options: (data ?? []).map(({ id, text }) => ({ value: id, label: text })),
  isError,
  retry: () => void refetch(),
});

type Plain =
  | 'city'
  | 'tutoringcategory'
  | 'curriculum'
  | 'group'
  | 'universitytype'
  | 'board'
  | 'curriculumdependency';

/** A lookup that hangs on nothing. */
export const useChoices = (name: Plain): Choices =>
  toChoices(useQuery(publicQuery(`GET /api/${name}/select`)));

/** Areas of a city; empty until there is one. */
export const useAreas = (city: number | undefined): Choices =>
  toChoices(
    useQuery({
      ...publicQuery('POST /api/location/select', { body: { city_id: city ?? 0 } }),
      enabled: city !== undefined,
    }),
  );

/** Classes of a category. */
export const useClasses = (category: number | undefined): Choices =>
  toChoices(
    useQuery({
      ...publicQuery('POST /api/iclass/select', { body: { tutoring_category_id: category ?? 0 } }),
      enabled: category !== undefined,
    }),
  );

export const useExamTitles = (level: number): Choices =>
  toChoices(useQuery(publicQuery('POST /api/examtitle/select', { body: { education_level_id: level } })));
