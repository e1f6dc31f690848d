import type en from './locales/en.ts';
import type rules from './locales/rules.en.ts';

/** Key of a text that a schema of the contracts has as its message. */
export type RuleKey = keyof typeof rules;
/** Key of any text of the contracts or of the API. */
export type MessageKey = keyof typeof en;

/** Names of states, in lower case, of which there are texts. */
export type StateName = MessageKey extends infer K ? (K extends `state.${infer N}` ? N : never) : never;

/** Why the system ended something; its text is `cause.NAME`. */
export type Cause = MessageKey extends infer K ? (K extends `cause.${infer N}` ? N : never) : never;

/** A text by its key, with what its `{places}` hold; a place may hold other texts. */
export interface KeyedMessage {
  readonly key: MessageKey;
  readonly params?: Readonly<Record<string, string | number | KeyedMessage | readonly KeyedMessage[]>>;
}
export type Message = MessageKey | KeyedMessage;

/** A text with `{places}`, or its two forms chosen by `count`. */
export type MessageText = string | { readonly one: string; readonly other: string };

const bengaliDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

/** The text with its places filled; numbers take the language's digits. */
export function fillText(
  text: MessageText,
  params: Readonly<Record<string, string | number>>,
  language: 'en' | 'bn',
): string {
  const form = typeof text === 'string' ? text : params['count'] === 1 ? text.one : text.other;
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = params[name] ?? place;
    return typeof value === 'number' && language === 'bn' ? bengaliDigits(String(value)) : String(value);
  });
}

/** The values that an issue of a schema has for its message. */
export function valuesOfIssue(issue: {
  readonly message: string;
  readonly maximum?: unknown;
  readonly params?: unknown;
}): Readonly<Record<string, string | number>> {
  const { maximum, params } = issue;
  const own = (params ?? {}) as Readonly<Record<string, string | number>>;
  return typeof maximum === 'number' ? { ...own, maximum } : own;
}
