import type { Message } from '@porao/contracts';
import { partsOf, textOf } from '@porao/contracts/messages';

export type Language = 'en' | 'bn';
export type FieldErrors = Record<string, Message[]>;

export function byField(errors: Iterable<readonly [field: string, message: Message]>): FieldErrors {
  const fields = new Map<string, Message[]>();
  for (const [field, message] of errors) fields.set(field, [...(fields.get(field) ?? []), message]);
  return Object.fromEntries(fields);
}

/** Errors in one response. The largest form has 25 fields. */
export const maxErrors = 40;
/** Maximum length of a field name in UTF-16 units. */
export const maxPath = 100;
const maxMessage = 300;
/** Bytes of all errors as JSON, so that a failure stays far below 16 kB. */
const maxBytes = 8000;

/** At most `max` UTF-16 units, the end replaced by an ellipsis. */
const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

export const boundedText = (message: Message, language: Language): string =>
  cut(textOf(message, language), maxMessage);

/** Key and values of a message, each of bounded length. */
export function boundedParts(message: Message, language: Language) {
  const { key, params } = partsOf(message, language);
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? cut(value, maxPath) : value,
  ]);
  return { key: cut(key, maxPath), params: Object.fromEntries(values) as typeof params };
}

/** Texts and keys of the first errors, limited in number and length because paths and messages can repeat the input. */
export function boundedErrors(errors: FieldErrors, language: Language) {
  const texts = new Map<string, string[]>();
  const keys = new Map<string, string[]>();
  let count = 0;
  let bytes = 0;
  for (const [field, message] of entriesOf(errors)) {
    const text = boundedText(message, language);
    const { key } = boundedParts(message, language);
    bytes += Buffer.byteLength(JSON.stringify([field, text, key]));
    count += 1;
    if (count > maxErrors || bytes > maxBytes) break;
    texts.set(field, [...(texts.get(field) ?? []), text]);
    keys.set(field, [...(keys.get(field) ?? []), key]);
  }
  return { texts: Object.fromEntries(texts), keys: Object.fromEntries(keys) };
}

function* entriesOf(errors: FieldErrors): Generator<readonly [string, Message]> {
  for (const path of Object.keys(errors)) {
    for (const message of errors[path] ?? []) yield [cut(path, maxPath), message];
  }
}
