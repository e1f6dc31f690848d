import type { MessageKey } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { type FieldErrors, invalid } from '../../kit/failure.ts';

/** Column that names the parent, for the tables that have one. */
const parentOf = {
  locations: 'city_id',
  i_classes: 'tutoring_category_id',
  subjects: 'i_class_id',
  exam_titles: 'education_level_id',
} as const;

type Plain =
  | 'cities'
  | 'tutoring_categories'
  | 'tutoring_styles'
  | 'tutoring_places'
  | 'certificate_types'
  | 'education_levels'
  | 'university_types'
  | 'boards'
  | 'curriculums'
  | 'groups'
  | 'curriculum_dependencies'
  | 'religions'
  | 'universities'
  | 'departments';

/** Ids of lookup rows in a field; null for none. `within` are the parents they must belong to. */
export type Reference = { readonly ids: readonly (number | null)[]; readonly message: MessageKey } & (
  | { readonly table: Plain }
  | { readonly table: keyof typeof parentOf; readonly within: readonly number[] }
);

/** Throws for ids that do not exist or have other parents; one query for all fields. */
export async function requireReferences(
  db: Db,
  references: Readonly<Record<string, Reference>>,
): Promise<void> {
  const checks = Object.entries(references).map(([field, reference]) => {
    const ids = [...new Set(reference.ids.filter((id) => id !== null))];
    const below =
      'within' in reference
        ? sql`and ${sql.ref(parentOf[reference.table])} = any(${reference.within}::int[])`
        : sql``;
    return sql`(select count(*) from ${sql.table(reference.table)}
      where id = any(${ids}::int[]) ${below}) = ${ids.length}::int as ${sql.id(field)}`;
  });
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(checks)}`.execute(db);
  const errors: FieldErrors = {};
  for (const [field, { message }] of Object.entries(references)) {
    if (!rows[0]?.[field]) errors[field] = [message];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
