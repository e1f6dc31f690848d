import { z } from 'zod';
import { createRandom, type Random } from './random.ts';

export interface ExampleOptions {
  /** Says whether the value is the schema's input or its output. */
  readonly io: 'input' | 'output';
  /** Values to try first for a field of this name; those that the schema refuses are skipped. */
  readonly hints?: (name: string) => readonly unknown[];
  readonly seed?: number;
}

interface Draw {
  readonly options: ExampleOptions;
  readonly random: Random;
  /** Sometimes omits optional fields and takes other branches; the first draw does neither. */
  readonly vary: boolean;
}

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];
type DefOf<T extends Def['type']> = Extract<Def, { type: T }>;

const tinyPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const sentence = 'Patient and punctual, with clear notes after every lesson. ';

/** Texts that match the formats of the contracts. */
const texts: readonly string[] = [
  'Dhanmondi',
  '01712345678',
  'person@example.com',
  'demo-porao-1',
  '2026-11-20T22:30:00.000Z',
  '2024-01-15',
  '2099-01-15',
  '2026-11',
  '17:30:00',
  '17:30',
  '123456',
  '12345678901',
  '4.50',
  '4821',
  '2020',
  '1',
  '23.8103',
  'https://example.com/video',
  'b9f4a2e6-7c6b-4f5e-9a59-0a1a5b9fe001',
  'b9f4a2e6.png',
  'b9f4a2e6.webp',
  tinyPng,
  'charges',
];

const named: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/photo$|image|base64|file|certificate$/, [tinyPng, 'b9f4a2e6.webp']],
  [/password/, ['demo-porao-1']],
  [/email/, ['person@example.com']],
  [/otp$/, ['123456']],
  // A key of RFC 8291, and any secret.
  [/^p256dh$/, ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4']],
  [/^auth$/, ['AAAAAAAAAAAAAAAAAAAAAA']],
  [/^result$/, ['4.00']],
  [/phone|number$|identifier|username/, ['01712345678']],
  [/^lat|latitude$/, [23.8103, '23.8103']],
  [/^lon|longitude$/, [90.4125, '90.4125']],
  [/salary|amount|charge|budget/, [6000]],
  [/_at$/, ['2026-11-20T22:30:00.000Z']],
  // A day that is not past, where only such a one fits.
  [/dob|date|_from$/, ['2024-01-15', '2099-01-15']],
  [/_to$/, ['2024-06-30']],
  [/days_in_week/, [5]],
  [/class_name/, ['Class 5']],
  [/subject_name/, ['Mathematics']],
  [/category_name/, ['Bangla Medium']],
  [/city_name|^city$/, ['Dhaka']],
  [/university/, ['University of Dhaka']],
  [/department/, ['Mathematics']],
  [/name$/, ['Nadia Rahman']],
  [/message/, ['Done.']],
  [/^key$/, ['unpaid.family-1']],
  [/cursor/, ['MTc5MDAwMDAwMDAwMC41']],
  [/token/, ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl']],
  [/about|style$|requirement|reason/, [sentence.repeat(3).trim()]],
];

const namedFor = (name: string) => named.find(([pattern]) => pattern.test(name))?.[1] ?? [];
const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;
const defOf = (schema: Schema) => (schema as z.ZodType).def as Def;

interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

const knownBounds = new WeakMap<Schema, Bounds>();

function bounds(schema: Schema): Bounds {
  const known = knownBounds.get(schema);
  if (known) return known;
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  const found = {
    minimum: json.minimum ?? json.minLength ?? json.minItems ?? 0,
    maximum: json.maximum ?? json.maxLength ?? json.maxItems ?? Number.POSITIVE_INFINITY,
  };
  knownBounds.set(schema, found);
  return found;
}

function text(schema: Schema, name: string, { random, vary }: Draw): unknown {
  const { minimum, maximum } = bounds(schema);
  const padded = sentence.repeat(Math.ceil(Math.max(minimum, 1) / sentence.length)).slice(0, minimum + 20);
  const fitting = [...texts.filter((value) => accepts(schema, value)), padded.slice(0, maximum).trim()];
  const first = namedFor(name).find((value) => typeof value === 'string' && accepts(schema, value));
  if (first !== undefined && !(vary && random.chance(0.2))) return first;
  return vary ? random.pick(fitting) : fitting[0];
}

function number(schema: Schema, name: string, { random, vary }: Draw): unknown {
  const first = namedFor(name).find((value) => typeof value === 'number' && accepts(schema, value));
  if (first !== undefined && !vary) return first;
  const { minimum, maximum } = bounds(schema);
  const fitting = [1, minimum, minimum + 1, 2, 6, 2018, Math.min(maximum, 1e6), 0].filter((value) =>
    accepts(schema, value),
  );
  return vary && fitting.length > 0 ? random.pick(fitting) : fitting[0];
}

function object(def: DefOf<'object'>, draw: Draw): unknown {
  const entries = Object.entries(def.shape).flatMap(([key, field]) => {
    const leaveOut = draw.vary && draw.random.chance(0.4) && accepts(field, undefined);
    const value = leaveOut ? undefined : build(field, key, draw);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

function list(def: DefOf<'array'>, schema: Schema, name: string, draw: Draw): unknown {
  const { minimum, maximum } = bounds(schema);
  return Array.from({ length: Math.min(Math.max(minimum, 1), maximum) }, () =>
    build(def.element, name.replace(/s$/, ''), draw),
  );
}

function pipe(def: DefOf<'pipe'>, schema: Schema, name: string, draw: Draw): unknown {
  const [inner, outer] = [def.in, def.out];
  if (draw.options.io === 'output') {
    return defOf(outer).type === 'transform' ? transformed(schema, name, draw) : build(outer, name, draw);
  }
  if (defOf(inner).type === 'transform') return build(outer, name, draw);
  // The outer schema has the bounds, the inner one the accepted types.
  for (const side of defOf(outer).type === 'transform' ? [inner] : [outer, inner]) {
    const value = build(side, name, draw);
    if (accepts(schema, value)) return value;
  }
  return build(inner, name, draw);
}

function transformed(schema: Schema, name: string, draw: Draw): unknown {
  const input = build(schema, name, { ...draw, options: { ...draw.options, io: 'input' } });
  return z.safeParse(schema, input).data;
}

function union({ options }: DefOf<'union'>, name: string, draw: Draw): unknown {
  const at = draw.vary ? draw.random.int(0, options.length - 1) : firstThatSays(options);
  return build(options[at] as Schema, name, draw);
}

type Maker<T extends Def['type']> = (def: DefOf<T>, schema: Schema, name: string, draw: Draw) => unknown;

const inner = ({ innerType }: { innerType: Schema }, _schema: Schema, name: string, draw: Draw) =>
  build(innerType, name, draw);

const makers: { readonly [T in Def['type']]?: Maker<T> } = {
  object: (def, _schema, _name, draw) => object(def, draw),
  array: list,
  tuple: ({ items }, _schema, name, draw) => items.map((item) => build(item, name, draw)),
  record: () => ({}),
  string: (_def, schema, name, draw) => text(schema, name, draw),
  number: (_def, schema, name, draw) => number(schema, name, draw),
  boolean: (_def, _schema, _name, { vary, random }) => (vary ? random.chance(0.5) : true),
  null: () => null,
  literal: ({ values }, _schema, _name, { vary, random }) => (vary ? random.pick(values) : values[0]),
  enum: ({ entries }, _schema, _name, { vary, random }) =>
    vary ? random.pick(Object.values(entries)) : Object.values(entries)[0],
  union: (def, _schema, name, draw) => union(def, name, draw),
  nullable: (def, schema, name, draw) =>
    draw.vary && draw.random.chance(0.2) ? null : inner(def, schema, name, draw),
  optional: inner,
  default: inner,
  prefault: inner,
  readonly: inner,
  nonoptional: inner,
  pipe,
  lazy: ({ getter }, _schema, name, draw) => build(getter(), name, draw),
  any: () => 'anything',
  unknown: () => 'anything',
};

function build(schema: Schema, name: string, draw: Draw): unknown {
  const hinted = draw.options.hints?.(name).find((value) => accepts(schema, value));
  if (hinted !== undefined) return hinted;
  const def = defOf(schema);
  // Each maker accepts the definitions of its own key.
  const make = makers[def.type] as
    | ((def: Def, schema: Schema, name: string, draw: Draw) => unknown)
    | undefined;
  if (make) return make(def, schema, name, draw);
  throw new Error(
    `No example is known for a schema of type "${def.type}". Teach it to example.ts of the contracts.`,
  );
}

/** The first option that is a value rather than null or an empty text. */
function firstThatSays(options: readonly Schema[]): number {
  const says = (option: Schema): boolean => {
    const def = defOf(option);
    if (def.type === 'pipe') return says(def.in);
    if (def.type === 'union') return def.options.some(says);
    return def.type !== 'null' && !(def.type === 'literal' && def.values.includes(''));
  };
  return Math.max(0, options.findIndex(says));
}

/** A value that the schema accepts, or returns: the same for the same seed. Throws when a hundred draws find none. */
export function exampleOf(schema: Schema, options: ExampleOptions): unknown {
  const seed = options.seed ?? 0;
  const fits = (value: unknown) => options.io === 'output' || accepts(schema, value);
  for (let attempt = 0; attempt < 100; attempt++) {
    const vary = seed > 0 || attempt > 0;
    const value = build(schema, '', { options, random: createRandom(seed * 1000 + attempt), vary });
    if (fits(value)) return value;
  }
  throw new Error(
    'No example found that the schema takes. Give example.ts of the contracts a fitting text or name.',
  );
}
