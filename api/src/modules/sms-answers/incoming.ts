import { normalizePhone, type SmsChoice, type SmsReply } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { limit } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import { choicesOf, findByNumber, listOpen, type QuestionRow, tellOperators } from '../notices/index.ts';
import { saveHomeAnywhere, stopContact } from '../visits/index.ts';
import { answerQuestion } from './answer.ts';
import { type Meaning, meaningOf } from './reply.rules.ts';
import * as repository from './sms-answers.repository.ts';

interface Message {
  readonly from: string;
  readonly text: string;
  readonly id?: string | undefined;
}

interface Chosen {
  readonly question: QuestionRow;
  readonly choice: SmsChoice;
}

/** Messages of one phone in a day. */
const perDay = 30;

/** Words mean an answer only of the kinds that ask for it so. */
const wordChoices: Readonly<Partial<Record<QuestionRow['kind'], Readonly<Record<string, SmsChoice>>>>> = {
  terms: { yes: 'agree', no: 'decline' },
  candidate: { meet: 'meet', prefer: 'prefer' },
  meet: { yes: 'meet', meet: 'meet' },
  started: { yes: 'started', started: 'started' },
  routine: { yes: 'accept', no: 'refuse' },
};

/** The question and answer that a message means; a word alone needs that one question alone is open. */
async function chosenBy(db: Db, userId: number, meaning: Meaning): Promise<Chosen | undefined> {
  if (meaning === 'unclear') return undefined;
  if ('number' in meaning) {
    const question = await findByNumber(db, userId, meaning.number);
    if (!question) return undefined;
    const choice = choicesOf(question)[meaning.number - question.first_number];
    return choice && { question, choice };
  }
  const [question, other] = await listOpen(db, userId);
  if (!question || other) return undefined;
  const choice = wordChoices[question.kind]?.[meaning.word];
  return choice && { question, choice };
}

const wordOf = (meaning: Meaning) => (meaning !== 'unclear' && 'word' in meaning ? meaning.word : undefined);

/** A trusted contact says so; one who has an account is answered for both. */
async function stopNaming({ db, sms }: Services, incoming: number, phone: string, hasAccount: boolean) {
  const language = await stopContact(db, phone, hasAccount);
  if (language === undefined || hasAccount) return;
  await repository.noteOutcome(db, incoming, 'stopped');
  await sms.send(phone, textOf('sms.reply.contactStopped', language));
}

interface Outcome {
  readonly outcome: SmsReply['outcome'];
  readonly reply: string;
}

async function actOn(db: Db, { id, language }: repository.Sender, text: string): Promise<Outcome> {
  const meaning = meaningOf(text);
  const word = wordOf(meaning);
  if (word === 'stop') {
    await repository.stopAsking(db, id);
    return { outcome: 'stopped', reply: textOf('sms.reply.stopped', language) };
  }
  const say = (answer: Parameters<typeof textOf>[0]) =>
    textOf({ key: 'sms.reply.done', params: { answer: textOf(answer, language) } }, language);
  if (word === 'home' && (await saveHomeAnywhere(db, id, new Date())))
    return { outcome: 'done', reply: say('visit.home') };
  const chosen = await chosenBy(db, id, meaning);
  if (!chosen) return { outcome: 'unclear', reply: textOf('sms.reply.operator', language) };
  try {
    return { outcome: 'done', reply: say(await answerQuestion(db, chosen.question, chosen.choice)) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // It was answered before: nobody has to look at that.
    const isOver = chosen.question.answered || chosen.question.expired;
    return { outcome: isOver ? 'done' : 'refused', reply: say(error.reason) };
  }
}

/** Does what a text message says, if its phone is proved and its words are plain, and answers it by one; else it waits for
 * an operator. Messages of other phones are kept and get no answer, but for trusted contacts who stop. */
export async function receive(services: Services, { from, text, id }: Message): Promise<void> {
  const { db, tokens, sms } = services;
  const phone = normalizePhone(from);
  await limit(db, { key: `sms-in ${tokens.fingerprint(phone)}`, max: perDay, windowSeconds: 86_400 });
  const sender = await repository.findSender(db, phone);
  const message = { phone, text, providerId: id ?? null, userId: sender?.id ?? null };
  const incoming = await repository.addIncoming(db, message);
  if (incoming === undefined) return;
  if (wordOf(meaningOf(text)) === 'stop') await stopNaming(services, incoming, phone, sender !== undefined);
  if (!sender) return;
  const { outcome, reply } = await actOn(db, sender, text);
  await inTransaction(db, async (trx) => {
    await repository.noteOutcome(trx, incoming, outcome);
    if (outcome === 'unclear' || outcome === 'refused')
      await tellOperators(trx, 'smsReply', { account: sender.id }, `sms reply ${incoming}`);
  });
  await sms.send(phone, reply);
}
