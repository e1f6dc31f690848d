import { cleanText, type Message } from '@porao/contracts';
import { byField, type FieldErrors, maxErrors, maxPath } from './bounded-errors.ts';
import { hasUnstorable } from './unstorable.ts';

/** Limits of a request; the largest form has about a hundred values in three levels. */
export const inputBounds = { values: 1000, depth: 12, text: 20_000 } as const;

const tooMany: FieldErrors = {
  body: [{ key: 'request.tooManyValues', params: { maximum: inputBounds.values } }],
};
const tooLong: Message = { key: 'text.tooLongToSend', params: { maximum: inputBounds.text } };

interface Open {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
}

/** A password is what was typed, to the letter; an image is no text. */
const asStored = (path: string, text: string): string =>
  /password/.test(path) || text.length > inputBounds.text ? text : cleanText(text);

/** The input with its texts as they are stored. Its bounds were checked. */
export function cleanInput(value: unknown, path = ''): unknown {
  if (typeof value === 'string') return asStored(path, value);
  if (Array.isArray(value)) return value.map((one: unknown) => cleanInput(one, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanInput(inner, key)]));
}

/** Checked before the schema, whose work and errors grow with the input: number of values, depth, length of texts
 * outside of `images`, characters that are not stored. Reads at most `values` values. */
export function boundsErrors(input: unknown, images: readonly string[] = []): FieldErrors {
  const errors: [string, Message][] = [];
  const open: Open[] = [{ value: input, path: '', depth: 0 }];
  let seen = 0;
  for (let next = open.pop(); next && errors.length < maxErrors; next = open.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string') {
      if (value.length > inputBounds.text && !images.includes(path)) {
        errors.push([path || 'body', tooLong]);
      } else if (hasUnstorable(asStored(path, value))) errors.push([path || 'body', 'text.unstorable']);
    } else if (typeof value === 'object' && value !== null) {
      // Object.keys of a long array would create every key.
      if (Array.isArray(value) && value.length > inputBounds.values) return tooMany;
      const keys = Object.keys(value);
      seen += keys.length;
      if (seen > inputBounds.values) return tooMany;
      if (depth >= inputBounds.depth) return { body: ['request.tooDeep'] };
      for (const key of keys.toReversed()) {
        const inner = (value as Readonly<Record<string, unknown>>)[key];
        const whole = path ? `${path}.${key.slice(0, maxPath)}` : key;
        open.push({ value: inner, path: whole.slice(0, maxPath), depth: depth + 1 });
      }
    }
  }
  return byField(errors);
}
