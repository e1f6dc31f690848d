import { type RawBuilder, sql } from 'kysely';

const ofTutor = sql`tutor_personal_infos x join tutors t on t.id = x.tutor_id join users u on u.id = t.user_id`;
const ofParent = sql`parents x join users u on u.id = x.user_id`;
const homes = sql`parent_locations x join parents p on p.id = x.parent_id join users u on u.id = p.user_id`;

const marks = [
  { kind: 'phone', value: sql`u.phone_no`, from: sql`users u` },
  { kind: 'phone', value: sql`x.additional_phone_number`, from: ofParent },
  { kind: 'phone', value: sql`x.additional_number`, from: ofTutor },
  { kind: 'parents_phone', value: sql`x.father_number`, from: ofTutor },
  { kind: 'parents_phone', value: sql`x.mother_number`, from: ofTutor },
  { kind: 'nid', value: sql`x.bc_nid_po`, from: ofTutor },
  {
    kind: 'address',
    value: sql`lower(nullif(x.present_house_building, '') || ', ' || nullif(x.present_road_area, ''))`,
    from: ofTutor,
  },
  { kind: 'home', value: sql`x.location_id || ' ' || lower(nullif(x.details_location, ''))`, from: homes },
];

/** Values by which accounts are compared, one a row: `user_id`, `kind`, `value`. */
export const marksWhere = (where: (value: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql.join(
    marks.map(
      ({ kind, value, from }) =>
        sql`select u.id as user_id, ${kind}::text as kind, ${value} as value from ${from} where ${where(value)}`,
    ),
    sql` union all `,
  );

/** A value that is one digit over and over, or nothing, is typed to fill the field. */
export const isMark = sql`value <> '' and value !~ '^(.)\\1*$'`;
