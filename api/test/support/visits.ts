import type { Visits } from '@porao/contracts';
import { listOutbox } from '../../src/kit/sms/index.ts';
import type { TestApp } from './app.ts';
import { createFamily, openMarket } from './family.repository.ts';
import { createTutor } from './people.repository.ts';
import { drain } from './queue.repository.ts';
import { rows } from './rows.repository.ts';

interface Person {
  readonly token: string;
  readonly userId: number;
}

export const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Calls of visits, and a family whose tutor agreed to meet it. */
export async function openVisits(test: TestApp) {
  const market = await openMarket(test);
  const send = (path: string) => (token: string, body?: object) =>
    test.send(path, body ? { token, body } : { token });
  async function meeting() {
    const family = await createFamily(test.db, { name: 'Rahima Begum' });
    const { requestId, jobId } = await market.publish(family);
    const tutor = await market.applicant(
      jobId,
      await createTutor(test.db, { user: { name: 'Nusrat Jahan' } }),
    );
    const { applicationId: id } = tutor;
    const ask = (candidate: number) =>
      test.send(`POST /api/tutor-request/${requestId}/candidates/${candidate}/ask-to-meet`, family);
    await ask(id);
    await test.send(`POST /api/agree-to-meet/${jobId}`, tutor);
    return { family, tutor, requestId, jobId, id, ask };
  }
  return {
    market,
    meeting,
    read: async ({ token }: Person) => (await test.read<{ data: Visits }>('/api/visits', token)).data,
    name: ({ token }: Person, body: object) => send('PUT /api/trusted-contact')(token, body),
    arrive: ({ token }: Person, id: number, hours = 2) =>
      send(`POST /api/visits/${id}/arrived`)(token, { hours }),
    postpone: ({ token }: Person, id: number) => send(`POST /api/visits/${id}/later`)(token),
    home: ({ token }: Person, id: number) => send(`POST /api/visits/${id}/home`)(token),
    /** The text messages to a phone, oldest first. */
    textsTo: async (phone: string) => {
      await drain(test.db);
      return (await listOutbox(test.db, { phone })).map(({ body }) => body).toReversed();
    },
    answerBySms: (from: string, text: string) =>
      test.send('POST /api/sms/incoming', { body: { secret: 'the secret of tests', from, text } }),
    remindersOf: ({ userId }: Person) =>
      rows(test.db, 'notices', ['id'], { user_id: userId, text_key: 'notice.visit.late' }),
  };
}
