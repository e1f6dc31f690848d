import { textOf } from '@porao/contracts/messages';
import { smsAnswer } from '@porao/contracts/paths';
import type { Tokens } from '../../kit/auth/tokens.ts';
import { money } from '../charges/index.ts';
import { type Language, noticeText } from './compose.ts';
import type { QuestionRow } from './questions.repository.ts';
import { type QuestionChoice, questionChoices } from './questions.rules.ts';
import { signQuestion } from './signed-links.ts';

export const choicesOf = ({ kind }: Pick<QuestionRow, 'kind'>): readonly QuestionChoice[] =>
  questionChoices[kind];

/** Says what is asked; what is gone meanwhile is asked about by the number of its request alone. */
export function questionText(row: QuestionRow, language: Language): string {
  const { kind, salary, budget, institute, pay } = row;
  const request = row.request ?? 0;
  if (kind === 'terms') {
    const taka = { salary: money(salary ?? 0, language), budget: money(budget ?? 0, language) };
    return textOf({ key: 'sms.ask.terms', params: { request, ...taka } }, language);
  }
  if (kind === 'routine') {
    const { change, first_day: day, last_day: until } = row;
    const params = { tutor: row.tutor ?? '', routine_change: change ?? '', day, until };
    return noticeText('sms.ask.routine', params, language);
  }
  const tutor = institute === null ? (row.tutor ?? '') : `${row.tutor ?? ''} (${institute})`;
  if (kind === 'candidate' && pay !== null) {
    return textOf(
      { key: 'sms.ask.candidatePay', params: { request, tutor, pay: money(pay, language) } },
      language,
    );
  }
  return textOf({ key: `sms.ask.${kind}`, params: { request, tutor } }, language);
}

export const choiceText = (choice: QuestionChoice, language: Language) =>
  textOf(`sms.choice.${choice}`, language);

/** The text message: the question, each answer by its number, and the link that answers it without a number. */
export function questionMessage(row: QuestionRow, tokens: Tokens, siteUrl: string): string {
  const { language, first_number } = row;
  const answers = choicesOf(row).map((choice, place) =>
    textOf(
      {
        key: 'sms.reply',
        params: { number: first_number + place, choice: choiceText(choice, language) },
      },
      language,
    ),
  );
  const link = `${siteUrl}${smsAnswer}?q=${signQuestion(tokens, row.id)}`;
  return [questionText(row, language), ...answers, link].join(' ');
}
