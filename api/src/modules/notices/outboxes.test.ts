import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket, type TestFamily } from '../../../test/support/family.repository.ts';
import { createTutor, type TestPerson, type TestTutor } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { row, rows as rowsOf } from '../../../test/support/rows.repository.ts';
import { after } from '../../../test/support/waits.ts';
import { run } from '../../kit/database/query.repository.ts';
import { sweepWaits } from '../waits/index.ts';
import { type Language, type NoticeParams, noticeText } from './compose.ts';
import { type Party, type WaitName, waitNotices } from './table.ts';
import { tellWait } from './tell.ts';

const test = await openTestApp();
const market = await openMarket(test);

/** Returns what the bell and the outboxes of phone and e-mail have of a person, in the order of their texts. */
async function outboxesOf({ userId, phone, email }: TestPerson) {
  const notices = await rowsOf(test.db, 'notices', ['text_key', 'params', 'path'], { user_id: userId });
  const texts = await rowsOf(test.db, 'sms_outbox', ['body'], { phone_no: phone });
  const mails = await rowsOf(test.db, 'email_outbox', ['subject'], { address: email });
  return {
    notices,
    bell: notices.map(({ text_key }) => text_key).toSorted(),
    sms: texts.map(({ body }) => body).toSorted(),
    email: mails.map(({ subject }) => subject).toSorted(),
  };
}

/** Expects what the table says that this party gets of these deadlines, in words. */
async function expectTable(person: TestPerson, party: Party, language: Language, names: readonly WaitName[]) {
  const rows = names.flatMap((name) => waitNotices[name]).filter(({ to }) => to === party);
  const { notices, ...found } = await outboxesOf(person);
  const by = (channel: 'sms' | 'email') =>
    rows.flatMap(({ text, channels }) => {
      const notice = notices.find(({ text_key }) => text_key === text);
      if (!notice || !channels.includes(channel)) return [];
      const words = noticeText(text, notice.params as NoticeParams, language);
      return [channel === 'sms' ? `${words} https://porao.example${notice.path}` : words];
    });
  expect(found).toEqual({
    bell: rows.map(({ text }) => text).toSorted(),
    sms: by('sms').toSorted(),
    email: by('email').toSorted(),
  });
}

interface Waiting {
  readonly tutor?: TestTutor;
  readonly answer: () => Promise<unknown>;
}
const applied = async (family: TestFamily) => {
  const { jobId, requestId } = await market.publish(family);
  const proved = await createTutor(test.db, { user: { email_verified_at: new Date() } });
  const tutor = await market.applicant(jobId, proved);
  const mark = (what: string) =>
    test.send(`POST /api/tutor-request/${requestId}/candidates/${tutor.applicationId}/${what}`, {
      token: family.token,
    });
  const send = (call: string, { token }: TestPerson = tutor) => test.send(call, { token });
  return { jobId, requestId, tutor, mark, send };
};

const begins = {
  answer: async (family: TestFamily): Promise<Waiting> => {
    const { mark } = await applied(family);
    return { answer: () => mark('prefer') };
  },
  meeting: async (family: TestFamily): Promise<Waiting> => {
    const { jobId, tutor, mark, send } = await applied(family);
    await mark('ask-to-meet');
    return { tutor, answer: () => send(`POST /api/agree-to-meet/${jobId}`) };
  },
  acceptance: async (family: TestFamily): Promise<Waiting> => {
    const { jobId, tutor, send } = await applied(family);
    for (const to of ['shortlisted', 'appointed']) await market.move(tutor.applicationId, to);
    return { tutor, answer: () => send(`POST /api/accept/${jobId}`) };
  },
  'start of lessons': async (family: TestFamily): Promise<Waiting> => {
    const { tutor, send } = await applied(family);
    await market.confirm(tutor.applicationId);
    const { id } = await row(test.db, 'deals', ['id'], { application_id: tutor.applicationId });
    const answer = async () => {
      await send(`POST /api/my-tutor/${id}/started`, family);
      await send(`POST /api/tutor/deals/${id}/started`);
    };
    return { tutor, answer };
  },
  review: async (family: TestFamily): Promise<Waiting> => {
    const id = await market.request(family);
    const sent = { token: market.operator.token, body: { reason: 'No address' } };
    return { answer: () => test.send(`POST /api/ops/requests/${id}/reject`, sent) };
  },
};

it.each<[keyof typeof begins, number, readonly WaitName[]]>([
  ['answer', 121, ['answer soon', 'answer passed']],
  ['meeting', 49, ['meeting passed']],
  ['acceptance', 49, ['acceptance passed']],
  ['start of lessons', 7 * 24 + 1, ['start passed']],
  ['review', 25, ['review soon', 'review passed']],
])(
  'WAI-007 NTF-005 NTF-012 ALR-030 each party of a wait has in its bell and outboxes what the table says, in its language: %s',
  async (wait, hours, names) => {
    const proved = { email_verified_at: new Date(), language: 'bn' } as const;
    const families = {
      answered: await createFamily(test.db, proved),
      passed: await createFamily(test.db, proved),
    };
    const answered = await begins[wait](families.answered);
    const passed = await begins[wait](families.passed);
    await answered.answer();
    await drain(test.db);
    for (const table of ['notices', 'sms_outbox', 'email_outbox'])
      await run(test.db)`delete from ${sql.table(table)}`;
    // Before the deadline and at it, each twice.
    for (const now of [hours - 13, hours - 13, hours, hours]) await sweepWaits(test.db, tellWait, after(now));
    await run(test.db)`delete from pgboss.job where name = 'transitions'`;
    await drain(test.db);

    await expectTable(families.passed, 'guardian', 'bn', names);
    if (passed.tutor) await expectTable(passed.tutor, 'tutor', 'en', names);
    await expectTable(market.operator, 'operators', 'en', names);
    const answering = [families.answered, answered.tutor].filter((one) => one !== undefined);
    for (const person of answering)
      expect(await outboxesOf(person)).toMatchObject({ bell: [], sms: [], email: [] });
  },
);
