import { timingSafeEqual } from 'node:crypto';
import type { opsReplyEndpoints, smsAnswerEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import { ApiFailure } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { audit, refuseAct } from '../audit/index.ts';
import { choicesOf, choiceText, findQuestion, questionText, readQuestion } from '../notices/index.ts';
import { answerQuestion } from './answer.ts';
import { receive } from './incoming.ts';
import * as repository from './sms-answers.repository.ts';

export function smsAnswerHandlers(services: Services): Handlers<typeof smsAnswerEndpoints> {
  const { db, tokens, smsSecret } = services;
  const read = async (token: string) => {
    const id = readQuestion(tokens, token);
    const question = id === null ? undefined : await findQuestion(db, id);
    if (!question) throw new ApiFailure('VALIDATION', 'notice.tokenWrong');
    return question;
  };
  /** Compares fingerprints, which have one length. */
  const isSecret = (given: string) =>
    smsSecret !== undefined &&
    timingSafeEqual(Buffer.from(tokens.fingerprint(given)), Buffer.from(tokens.fingerprint(smsSecret)));
  return {
    'GET /api/sms-question': async ({ query: { token }, language }) => {
      const question = await read(token);
      const choices = choicesOf(question).map((choice) => ({ choice, text: choiceText(choice, language) }));
      const over = question.answered || question.expired;
      return { data: { text: questionText(question, language), choices, over } };
    },
    'POST /api/sms-question': async ({ body: { token, choice } }) => {
      const message = await answerQuestion(db, await read(token), choice);
      return { status: 'success', message, data: null };
    },
    'POST /api/sms/incoming': async ({ body: { secret, ...message } }) => {
      if (!isSecret(secret)) throw new ApiFailure('VALIDATION', 'sms.wrongSecret');
      await receive(services, message);
      return { status: 'success', message: 'sms.received', data: null };
    },
  };
}

export function opsReplyHandlers({ db }: Services): Handlers<typeof opsReplyEndpoints> {
  return {
    'GET /api/ops/replies': async ({ query: { show, user_id } }) => ({
      data: await repository.listIncoming(db, show, user_id),
    }),
    'POST /api/ops/replies/:id/handled': ({ params: { id }, viewer }) =>
      inTransaction(db, async (trx) => {
        const subjectId = await repository.lockWaiting(trx, id);
        if (subjectId === undefined) throw new ApiFailure('NOT_FOUND', 'sms.unknownMessage');
        const about = { subject: 'user', id: subjectId } as const;
        await refuseAct(trx, viewer, about);
        await repository.markHandled(trx, id);
        const act = { actor: viewer.userId, action: 'answer-sms', subject: 'user', subjectId } as const;
        await audit(trx, { ...act, reason: null, before: null, after: { message: id } });
        return { status: 'success', message: 'sms.handled', data: null } as const;
      }),
  };
}
