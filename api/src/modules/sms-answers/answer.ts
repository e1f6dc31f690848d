import type { MessageKey, SmsChoice } from '@porao/contracts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { bannedFailure } from '../account/index.ts';
import { askToMeet, markCandidate, preferCandidate, refuseCandidate } from '../candidates/index.ts';
import { noteStarted } from '../deals/index.ts';
import { readLessonDeal } from '../lessons/index.ts';
import { agreeToTerms, moveRequest } from '../lifecycle/index.ts';
import { choicesOf, type QuestionRow, takeQuestion } from '../notices/index.ts';
import { answerChange } from '../routine-changes/index.ts';
import { dealOf } from './sms-answers.repository.ts';

type Act = (trx: Db, question: QuestionRow) => Promise<MessageKey>;

const by = ({ user_id: userId }: QuestionRow) => ({ actor: 'guardian', userId }) as const;

type Mark = (...found: Parameters<typeof refuseCandidate>) => Promise<MessageKey>;
const mark =
  (work: Mark): Act =>
  (trx, { parent_id, request, subject_id: candidateId, user_id }) => {
    const ids = { id: request ?? 0, candidateId };
    return markCandidate(trx, parent_id, ids, (inside, found) => work(inside, found, user_id));
  };
const saying =
  (message: MessageKey, work: (...found: Parameters<Mark>) => Promise<void>): Mark =>
  async (...found) => {
    await work(...found);
    return message;
  };

const answerRoutine =
  (answer: 'agreed' | 'declined'): Act =>
  async (trx, { deal: id, subject_id: changeId, user_id: userId }) => {
    const deal = await readLessonDeal(trx, id ?? 0);
    if (!deal) throw new ApiFailure('NOT_FOUND', 'deal.missing');
    const by = { side: 'guardian', userId, reason: null } as const;
    await answerChange(trx, deal, { changeId, answer }, by, new Date());
    return `routineChange.${answer}`;
  };

/** Each does what the same answer does on the site. */
const acts: Readonly<Record<SmsChoice, Act>> = {
  agree: async (trx, question) => {
    await agreeToTerms(trx, question.subject_id, by(question));
    return 'tutorRequest.agreed';
  },
  decline: async (trx, question) => {
    await moveRequest(trx, question.subject_id, 'Pending', by(question), null);
    return 'tutorRequest.termsDeclined';
  },
  meet: mark(askToMeet),
  prefer: mark(saying('candidate.preferred', preferCandidate)),
  unsuitable: mark(saying('candidate.notSuitable', refuseCandidate)),
  started: async (trx, question) => {
    const deal = await dealOf(trx, question.subject_id);
    if (deal === undefined) throw new ApiFailure('NOT_FOUND', 'deal.missing');
    const isRunning = await noteStarted(trx, deal, { parent: question.parent_id }, by(question));
    return isRunning ? 'lessons.started' : 'lessons.noted';
  },
  accept: answerRoutine('agreed'),
  refuse: answerRoutine('declined'),
};

/** Answers a question once, as its account; what is refused leaves the question open. */
export function answerQuestion(db: Db, question: QuestionRow, choice: SmsChoice): Promise<MessageKey> {
  if (!choicesOf(question).includes(choice)) throw new ApiFailure('VALIDATION', 'sms.noChoice');
  if (question.banned) throw bannedFailure();
  return inTransaction(db, async (trx) => {
    if (!(await takeQuestion(trx, question.id))) throw new ApiFailure('CONFLICT', 'sms.over');
    return acts[choice](trx, question);
  });
}
