import type { MessageKey } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import dayjs from 'dayjs';
import { money } from '../charges/index.ts';

export type Language = 'en' | 'bn';

/** Values of a notice's text: numbers, taka in `amount` and `refunded`, a calendar day in `day` and `until`, a month in `month`. */
/** Values of a notice's text: numbers, taka in `amount` and `refunded`, a calendar day in `day` and `until`. */
export type NoticeParams = Readonly<Record<string, string | number | null>>;

/** As the pages write it: `27 November 2026`, `২৭ নভেম্বর ২০২৬`. */
const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'bn-BD', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
    .format(dayjs(`${day}T00:00:00Z`).toDate())
    .replace(',', '');

/** Values that are words of a catalogue, and the keys of these words. */
export const wordKeys = {
  case_kind: (value: string | number) => `case.kind.${value}`,
  decision: (value: string | number) => `case.decision.${value}`,
  closed_cause: (value: string | number) => `cause.${value}`,
  reply: (value: string | number) => `case.reply.${value}`,
  lesson_word: (value: string | number) => `lesson.word.${value}`,
  salary_word: (value: string | number) => `salary.word.${value}`,
  routine_change: (value: string | number) => `routineChange.word.${value}`,
} as const;

function valueOf(name: string, value: string | number, language: Language): string | number {
  if (name in wordKeys && value !== '') {
    return textOf(wordKeys[name as keyof typeof wordKeys](value) as MessageKey, language);
  }
  if (name === 'month') return dayText(`${value}-15`, language).replace(/^\S+ /, '');
  if (name === 'day' || name === 'until') return dayText(String(value), language);
  return name === 'amount' || name === 'refunded' ? money(Number(value), language) : value;
}

export function noticeText(key: string, params: NoticeParams, language: Language): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value !== null) values[name] = valueOf(name, value, language);
  }
  return textOf({ key: key as MessageKey, params: values }, language);
}
