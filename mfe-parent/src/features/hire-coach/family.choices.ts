import type { Choices } from '@porao/features';
import { query, useQuery } from '@porao/platform';

/** More than any family has, in one answer. */
const all = { query: { page: 1, per_page: 100 } };

/** The guardian's students, for a select. */
export function useStudentChoices(): Choices {
  const { data, isError, refetch } = useQuery(query('GET /api/my-student', all));
  return {
    options: (data?.data ?? []).map(({ id, name, i_class }) => ({
      value: id,
      label: `${name}, ${i_class.class_name}`,
    })),
    isError,
    retry: () => void refetch(),
  };
}

/** The guardian's addresses, for a select. */
export function useLocationChoices(): Choices {
  const { data, isError, refetch } = useQuery(query('GET /api/my-location', all));
  return {
    options: (data?.data ?? []).map(({ id, details_location, location, city }) => ({
      value: id,
      label: `${details_location}, ${location.location_name}, ${city.city_name}`,
    })),
    isError,
    retry: () => void refetch(),
  };
}
