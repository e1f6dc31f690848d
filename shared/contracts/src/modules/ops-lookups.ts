import { z } from 'zod';
import { Id, IdParam, Instant, page, success } from '../common.ts';
import { lookupListNames } from '../constants.ts';
import { defineEndpoints } from '../endpoint.ts';
import { degreesField, idField, typedText } from '../fields.ts';
import { asCsv, leadOnly, paging, TakesBack } from '../ops-fields.ts';
import { nameCharacters, oneLine, optionName } from './lookups.ts';

export const LookupList = z.enum(lookupListNames);
export type LookupList = z.infer<typeof LookupList>;

export const LookupListSummary = z.object({
  list: LookupList,
  /** The list whose rows its own are below: a subject is below a class. */
  parent: LookupList.nullable(),
  /** Rules of the site know its rows: names alone can change. */
  fixed: z.boolean(),
  rows: z.int().min(0),
  hidden: z.int().min(0),
  /** Rows that users added and nobody has looked at. */
  waiting: z.int().min(0),
});
export type LookupListSummary = z.infer<typeof LookupListSummary>;

const Named = z.object({ id: Id, name: z.string(), bengali_name: z.string().nullable() });

export const LookupRow = Named.extend({
  parent: Named.nullable(),
  /** Rules of the site know it: it can be neither hidden nor merged into another one. */
  fixed: z.boolean(),
  hidden_at: Instant.nullable(),
  waiting: z.boolean(),
  added_by: z.string().nullable(),
  /** Rows of people, requests and jobs that name it. */
  uses: z.int().min(0),
  /** Other rows of the list with the same English name. */
  same_name: z.int().min(0),
  /** Short names, older spellings and names of rows that were merged into it, in either script. */
  other_names: z.array(z.string()),
});
export type LookupRow = z.infer<typeof LookupRow>;

const BengaliName = z
  .string({ error: 'lookup.bengali' })
  .nullable()
  .transform((text) => (text === null ? null : oneLine(text) || null))
  .pipe(
    z
      .string()
      .max(150, 'lookup.nameLength')
      .regex(/\p{Script=Bengali}/u, 'lookup.bengali')
      .regex(nameCharacters, 'option.character')
      .nullable(),
  );
const maxOtherNames = 30;
/** One name a line. Without it a row keeps those that it has. */
const OtherNames = z
  .union([z.string(), z.array(z.string())], { error: 'option.character' })
  .transform((text) => (typeof text === 'string' ? text.split('\n') : text).map(oneLine))
  .transform((lines) => [...new Set(lines.filter((line) => line !== ''))])
  .superRefine((lines, context) => {
    if (lines.length > maxOtherNames) context.addIssue({ code: 'custom', message: 'lookup.otherNames' });
    const refused = lines.map((line) => optionName(1, 'lookup.nameLength').safeParse(line).error?.issues[0]);
    const message = refused.find((issue) => issue !== undefined)?.message;
    if (message) context.addIssue({ code: 'custom', message });
  })
  .optional();

const names = {
  name: optionName(1, 'lookup.nameLength'),
  /** Empty for institutes and departments that have none. The same English name has one Bengali name everywhere. */
  bengali_name: BengaliName,
  other_names: OtherNames,
};

export const AddLookupBody = z.object({
  ...names,
  parent_id: idField('lookup.parent').nullish(),
  latitude: degreesField('lookup.place', 90).nullish(),
  longitude: degreesField('lookup.place', 180).nullish(),
});
export type AddLookupBody = z.input<typeof AddLookupBody>;

export const RenameLookupBody = z.object({
  ...names,
  /** Also the other rows of the list with this English name. */
  everywhere: z.boolean().default(false),
  /** The names that were shown before; others are refused with who changed them. */
  from: z.object({ name: z.string(), bengali_name: z.string().nullable() }).optional(),
});
export type RenameLookupBody = z.input<typeof RenameLookupBody>;

const MergeInput = { into: idField('lookup.into') };
const MergeBody = z.object({
  ...MergeInput,
  /** The English names of both rows that were shown before; others are refused with who changed them. */
  from: z.object({ name: z.string(), into: z.string() }).optional(),
});
export type MergeBody = z.output<typeof MergeBody>;
export const LookupMerge = z.object({
  into: Named,
  /** Rows that will name it instead. */
  moved: z.int().min(0),
  /** Rows below it that are merged into one of the same name. */
  merged_below: z.int().min(0),
});
export type LookupMerge = z.infer<typeof LookupMerge>;

const ListParams = z.object({ list: LookupList });
const RowParams = z.object({ list: LookupList, id: IdParam });
const act = (summary: string) => ({ summary, params: RowParams, response: success(LookupRow) }) as const;

const RowFilter = z.object({
  q: typedText().max(100).default(''),
  state: z.enum(['all', 'waiting', 'hidden']).default('all'),
  parent: IdParam.optional(),
});

export const opsLookupEndpoints = defineEndpoints('operator', {
  'GET /api/ops/lookups': {
    summary: 'The lists that forms choose from, with how many of their rows wait for review',
    response: z.object({ data: z.array(LookupListSummary) }),
  },
  'GET /api/ops/lookups/:list': {
    summary: 'Rows of a list by name in either language or by id',
    params: ListParams,
    query: RowFilter.extend(paging),
    response: page(LookupRow),
  },
  'GET /api/ops/lookup-rows.csv': asCsv('rows', RowFilter.extend({ list: LookupList })),
  'GET /api/ops/lookups/:list/:id': {
    summary: 'One row; the id of a merged one leads to the row that took its place',
    params: RowParams,
    response: z.object({ data: LookupRow }),
  },
  'POST /api/ops/lookups/:list': {
    summary: 'Add a row with its names in both languages',
    params: ListParams,
    body: AddLookupBody,
    response: success(LookupRow),
  },
  'POST /api/ops/lookups/:list/:id/rename': {
    ...act('Change the names of a row'),
    body: RenameLookupBody,
  },
  'POST /api/ops/lookups/:list/:id/hide': {
    ...act('Offer a row in no form any more; where it is used it is shown'),
    body: TakesBack,
  },
  'POST /api/ops/lookups/:list/:id/show': {
    ...act('Offer a hidden row again'),
    body: TakesBack,
  },
  'POST /api/ops/lookups/:list/:id/review': act('Keep a row that a user added'),
  'GET /api/ops/lookups/:list/:id/merge': {
    summary: 'What merging a row into another one would move',
    refuses: ['CONFLICT'],
    params: RowParams,
    query: z.object(MergeInput),
    response: z.object({ data: LookupMerge }),
  },
  'POST /api/ops/lookups/:list/:id/merge': {
    ...leadOnly,
    summary: 'Merge a row into another one: what named it names that one, and its id leads there',
    params: RowParams,
    body: MergeBody,
    response: success(LookupMerge),
  },
});
