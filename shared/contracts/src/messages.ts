import bn from './locales/bn.ts';
import en from './locales/en.ts';
import rules from './locales/rules.en.ts';
import {
  fillText,
  type KeyedMessage,
  type Message,
  type MessageKey,
  type MessageText,
  type RuleKey,
  valuesOfIssue,
} from './message.ts';

const texts: Readonly<Record<'en' | 'bn', Readonly<Record<MessageKey, MessageText>>>> = { en, bn };

/** Keys of all texts that this version has. */
export const messageKeys: readonly string[] = Object.keys(en);

const keyed = (message: Message): KeyedMessage => (typeof message === 'string' ? { key: message } : message);

export function partsOf(message: Message, language: 'en' | 'bn' = 'en') {
  const { key, params: given = {} } = keyed(message);
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value !== 'object') params[name] = value;
    else
      params[name] = [value]
        .flat()
        .map((one) => textOf(one, language))
        .join(', ');
  }
  return { key, params };
}

export function textOf(message: Message, language: 'en' | 'bn' = 'en'): string {
  const { key, params } = partsOf(message, language);
  return fillText(texts[language][key] ?? key, params, language);
}

const isRuleKey = (text: string): text is RuleKey => Object.hasOwn(rules, text);

/** Returns a schema's message; a message of zod itself is no key, and becomes the detail of one. */
export function messageOfIssue(issue: Parameters<typeof valuesOfIssue>[0]): KeyedMessage {
  const { message } = issue;
  if (!isRuleKey(message)) return { key: 'value.invalid', params: { detail: message } };
  return { key: message, params: valuesOfIssue(issue) };
}
