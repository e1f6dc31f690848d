export type FieldErrors = Record<string, string[]>;

/** Errors in one response. The largest form has 25 fields. */
export const maxErrors = 40;
/** Maximum length of a field name in UTF-16 units. */
export const maxPath = 100;
const maxMessage = 300;
/** Bytes of all errors as JSON, so that a failure stays far below 16 kB. */
const maxBytes = 8000;

/** At most `max` UTF-16 units, the end replaced by an ellipsis. */
const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

export const boundedMessage = (message: string): string => cut(message, maxMessage);

/** The first errors, limited in number and length because paths and messages can repeat the input. */
export function boundedErrors(errors: Iterable<readonly [path: string, message: string]>): FieldErrors {
  const kept = new Map<string, string[]>();
  let count = 0;
  let bytes = 0;
  for (const [path, message] of errors) {
    const field = cut(path, maxPath);
    const words = boundedMessage(message);
    bytes += Buffer.byteLength(JSON.stringify(field)) + Buffer.byteLength(JSON.stringify(words));
    count += 1;
    if (count > maxErrors || bytes > maxBytes) break;
    kept.set(field, [...(kept.get(field) ?? []), words]);
  }
  return Object.fromEntries(kept);
}

/** Field errors one by one. */
export function* errorEntries(errors: FieldErrors): Generator<readonly [string, string]> {
  for (const path of Object.keys(errors)) for (const message of errors[path] ?? []) yield [path, message];
}
