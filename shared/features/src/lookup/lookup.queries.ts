import type { AreaOption, LookupOption } from '@porao/contracts';
import { language, publicQuery, useQuery, useQueryClient } from '@porao/platform';
import type { Position } from '@porao/ui/map';

export interface Choice {
  value: number;
  label: string;
  names?: string | undefined;
}

/** An area, and where its middle is. */
export interface AreaChoice extends Choice {
  at?: Position | undefined;
}

export interface Choices<C extends Choice = Choice> {
  options: readonly C[];
  isError: boolean;
  retry: () => void;
}

interface Answer<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

export function choicesOf<Data, C extends Choice = Choice>(
  { data, isError, refetch }: Answer<Data>,
  optionsOf: (data: Data) => readonly C[],
): Choices<C> {
  return { options: data === undefined ? [] : optionsOf(data), isError, retry: () => void refetch() };
}

const toChoices = (answer: Answer<LookupOption[]>): Choices =>
  choicesOf(answer, (rows) => rows.map(({ id, text, names }) => ({ value: id, label: text, names })));

type Plain =
  | 'city'
  | 'tutoringcategory'
  | 'curriculum'
  | 'group'
  | 'universitytype'
  | 'board'
  | 'curriculumdependency'
  | 'educationlevel'
  | 'religion'
  | 'tutoringstyle'
  | 'tutoringplace';

export const useChoices = (name: Plain): Choices =>
  toChoices(useQuery(publicQuery(`GET /api/${name}/select`)));

/** The query for the list of a parent. */
type ListOf = (parent: number) => {
  queryKey: readonly [call: string, input: object];
  queryFn: (context: { signal: AbortSignal }) => Promise<LookupOption[]>;
};
const classes: ListOf = (id) =>
  publicQuery('POST /api/iclass/select', { body: { tutoring_category_id: id } });
const subjects: ListOf = (id) => publicQuery('POST /api/subject/select', { body: { i_class_id: id } });
type Parent = Choice;

/** A list that belongs to a parent; empty until there is one. */
const useListOf = (listOf: ListOf, parent: number | undefined): Choices =>
  toChoices(useQuery({ ...listOf(parent ?? 0), enabled: parent !== undefined }));

/** Mirpur 2 is before Mirpur 10, in both scripts. */
const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label, language, { numeric: true });
const toAreas = (answer: Answer<AreaOption[]>): Choices<AreaChoice> =>
  choicesOf(answer, (rows) =>
    rows
      .map(({ id, text, names, latitude, longitude }): AreaChoice => {
        const at = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
        return { value: id, label: text, names, at };
      })
      .toSorted(byLabel),
  );

/** Areas of a city by name; empty until there is one. */
export const useAreas = (city: number | undefined): Choices<AreaChoice> =>
  toAreas(
    useQuery({
      ...publicQuery('POST /api/location/select', { body: { city_id: city ?? 0 } }),
      enabled: city !== undefined,
    }),
  );

export const useClasses = (category: number | undefined): Choices => useListOf(classes, category);
export const useSubjects = (classId: number | undefined): Choices => useListOf(subjects, classId);

export const useExamTitles = (level: number): Choices =>
  toChoices(useQuery(publicQuery('POST /api/examtitle/select', { body: { education_level_id: level } })));

export const useCertificateTypes = (): Choices =>
  toChoices(useQuery(publicQuery('POST /api/certificatetype/select', { body: { type: 'tutor' } })));

/** Classes of several categories; with more than one, each class is followed by its category. */
export const useClassesOf = (categories: readonly Parent[]): Choices =>
  useJoined('classes of', categories, classes);

/** Subjects of several classes, in the same way. */
export const useSubjectsOf = (parents: readonly Parent[]): Choices =>
  useJoined('subjects of', parents, subjects);

function useJoined(name: string, parents: readonly Parent[], listOf: ListOf): Choices {
  const client = useQueryClient();
  const load = async ({ value, label }: Parent): Promise<LookupOption[]> => {
    const list = await client.fetchQuery(listOf(value));
    return parents.length === 1 ? list : list.map((row) => ({ ...row, text: `${row.text} (${label})` }));
  };
  return toChoices(
    useQuery({
      queryKey: [name, parents],
      queryFn: async () => (await Promise.all(parents.map(load))).flat(),
      enabled: parents.length > 0,
    }),
  );
}
