import type { Choices } from '@porao/features';
import { publicQuery, useQuery } from '@porao/platform';

interface Answer<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** What a query answered, as the options of a select. */
export function choicesOf<Data>(
  { data, isError, refetch }: Answer<Data>,
  optionsOf: (data: Data) => Choices['options'],
): Choices {
  return { options: data === undefined ? [] : optionsOf(data), isError, retry: () => void refetch() };
}

const lookup = (rows: readonly { id: number; text: string }[]) =>
  rows.map(({ id, text }) => ({ value: id, label: text }));

/** Subjects of a class; empty until there is one. */
export const useSubjects = (classId: number | undefined): Choices =>
  choicesOf(
    useQuery({
      ...publicQuery('POST /api/subject/select', { body: { i_class_id: classId ?? 0 } }),
      enabled: classId !== undefined,
    }),
    lookup,
  );

export const usePlaces = (): Choices =>
  choicesOf(useQuery(publicQuery('GET /api/tutoringplace/select')), lookup);
