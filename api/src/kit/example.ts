import { z } from 'zod';
import { createRandom, type Random } from '../seed/random.ts';

export interface ExampleOptions {
  /** What goes into the schema, or what it makes of it. */
  readonly io: 'input' | 'output';
  /** Values to try first for a field of this name; what the schema refuses is passed over. */
  readonly hints?: (name: string) => readonly unknown[];
  readonly seed?: number;
}

interface Draw {
  readonly options: ExampleOptions;
  readonly random: Random;
  /** Leaves out optional fields and takes other branches now and then; the first draw does neither. */
  readonly vary: boolean;
}

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

const tinyPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const sentence = 'Patient and punctual, with clear notes after every lesson. ';

/** Texts that fit the formats this product knows. */
const texts: readonly string[] = [
  'Dhanmondi',
  '01712345678',
  'person@example.com',
  'demo-porao-1',
  '2026-11-20T22:30:00.000Z',
  '2024-01-15',
  '17:30:00',
  '17:30',
  '123456',
  '12345678901',
  '4.50',
  '2020',
  '1',
  '23.8103',
  'https://example.com/video',
  'b9f4a2e6-7c6b-4f5e-9a59-0a1a5b9fe001',
  'b9f4a2e6.png',
  'b9f4a2e6.webp',
  tinyPng,
];

const named: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/photo$|image|base64|file|certificate$/, [tinyPng, 'b9f4a2e6.webp']],
  [/password/, ['demo-porao-1']],
  [/email/, ['person@example.com']],
  [/otp$/, ['123456']],
  [/^result$/, ['4.00']],
  [/phone|number$|identifier|username/, ['01712345678']],
  [/^lat|latitude$/, [23.8103, '23.8103']],
  [/^lon|longitude$/, [90.4125, '90.4125']],
  [/salary|amount|charge/, [6000]],
  [/_at$/, ['2026-11-20T22:30:00.000Z']],
  [/dob|date|_from$/, ['2024-01-15']],
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
  [/cursor/, ['MTc5MDAwMDAwMDAwMC41']],
  [/token/, ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl']],
  [/about|style$|requirement|reason/, [sentence.repeat(3).trim()]],
];

const namedFor = (name: string) => named.find(([pattern]) => pattern.test(name))?.[1] ?? [];
const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;
const defOf = (schema: Schema) => schema._zod.def as Def;

interface CheckDef {
  readonly check: string;
  readonly value?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
}

/** Least and greatest number, or length. */
function bounds(schema: Schema): { minimum: number; maximum: number } {
  let [minimum, maximum] = [0, Number.POSITIVE_INFINITY];
  for (const check of defOf(schema).checks ?? []) {
    const def = check._zod.def as CheckDef;
    if (def.check === 'greater_than') minimum = def.value ?? minimum;
    if (def.check === 'less_than') maximum = def.value ?? maximum;
    minimum = def.minimum ?? def.length ?? minimum;
    maximum = def.maximum ?? def.length ?? maximum;
  }
  return { minimum, maximum };
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

function object(def: Extract<Def, { type: 'object' }>, draw: Draw): unknown {
  const entries = Object.entries(def.shape).flatMap(([key, field]) => {
    const leaveOut = draw.vary && field._zod.optin === 'optional' && draw.random.chance(0.4);
    const value = leaveOut ? undefined : build(field, key, draw);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

function list(def: Extract<Def, { type: 'array' }>, schema: Schema, name: string, draw: Draw): unknown {
  const { minimum, maximum } = bounds(schema);
  return Array.from({ length: Math.min(Math.max(minimum, 1), maximum) }, () =>
    build(def.element, name.replace(/s$/, ''), draw),
  );
}

function pipe(def: Extract<Def, { type: 'pipe' }>, schema: Schema, name: string, draw: Draw): unknown {
  const [inner, outer] = [def.in, def.out];
  if (draw.options.io === 'output') {
    return defOf(outer).type === 'transform' ? transformed(schema, name, draw) : build(outer, name, draw);
  }
  if (defOf(inner).type === 'transform') return build(outer, name, draw);
  // The outer schema knows the bounds, the inner one what may come at all.
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

function build(schema: Schema, name: string, draw: Draw): unknown {
  const hinted = draw.options.hints?.(name).find((value) => accepts(schema, value));
  if (hinted !== undefined) return hinted;
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return object(def, draw);
    case 'array':
      return list(def, schema, name, draw);
    case 'tuple':
      return def.items.map((item) => build(item, name, draw));
    case 'record':
      return {};
    case 'string':
    case 'template_literal':
      return text(schema, name, draw);
    case 'number':
      return number(schema, name, draw);
    case 'boolean':
      return draw.vary ? draw.random.chance(0.5) : true;
    case 'null':
      return null;
    case 'literal':
      return draw.vary ? draw.random.pick(def.values) : def.values[0];
    case 'enum': {
      const values = Object.values(def.entries);
      return draw.vary ? draw.random.pick(values) : values[0];
    }
    case 'union': {
      const options = draw.vary ? draw.random.some(def.options, def.options.length) : def.options;
      const at = draw.vary ? draw.random.int(0, options.length - 1) : firstThatSays(options);
      return build(options[at] as Schema, name, draw);
    }
    case 'nullable':
      return draw.vary && draw.random.chance(0.2) ? null : build(def.innerType, name, draw);
    case 'default':
    case 'prefault':
    case 'optional':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return build(def.innerType, name, draw);
    case 'pipe':
      return pipe(def, schema, name, draw);
    case 'lazy':
      return build(def.getter(), name, draw);
    case 'any':
    case 'unknown':
      return 'anything';
    default:
      throw new Error(`No example is known for a schema of type "${def.type}". Teach it to kit/example.ts.`);
  }
}

/** An example shows a value rather than its absence. */
function firstThatSays(options: readonly Schema[]): number {
  const says = (option: Schema): boolean => {
    const def = defOf(option);
    if (def.type === 'pipe') return says(def.in);
    if (def.type === 'union') return def.options.some(says);
    return def.type !== 'null' && !(def.type === 'literal' && def.values.includes(''));
  };
  return Math.max(0, options.findIndex(says));
}

/** A value that the schema takes, or gives: the same for the same seed. Throws when a hundred draws find none. */
export function exampleOf(schema: Schema, options: ExampleOptions): unknown {
  const seed = options.seed ?? 0;
  const fits = (value: unknown) => options.io === 'output' || accepts(schema, value);
  for (let attempt = 0; attempt < 100; attempt++) {
    const vary = seed > 0 || attempt > 0;
    const value = build(schema, '', { options, random: createRandom(seed * 1000 + attempt), vary });
    if (fits(value)) return value;
  }
  throw new Error('No example found that the schema takes. Give kit/example.ts a fitting text or name.');
}
