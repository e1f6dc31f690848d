import type { ContactView } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { row, rows } from '../../../test/support/rows.repository.ts';
import { run } from '../../kit/database/query.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);

const list = (token: string, query = '') => test.read<Page<ContactView>>(`/api/contact-views${query}`, token);
const seenBy = async (userId: number, by: number) =>
  (await rows(test.db, 'contact_views', ['what'], { user_id: userId, by_user_id: by })).map(
    ({ what }) => what,
  );

async function hired(name = 'Rahima Begum') {
  const family = await createFamily(test.db, { name });
  const { requestId, jobId } = await market.publish(family);
  const tutor = await market.applicant(jobId);
  await market.confirm(tutor.applicationId);
  const { id } = await row(test.db, 'deals', ['id'], { application_id: tutor.applicationId });
  return { family, tutor, requestId, jobId, id };
}

describe('who has seen my number', () => {
  it('API-420 lists each side of a deal once, however often it reads; nobody before the deal', async () => {
    const family = await createFamily(test.db, { name: 'Rahima Begum' });
    const { requestId, jobId } = await market.publish(family);
    const tutor = await market.applicant(jobId);
    const read = async () => {
      await test.read(`/api/tutor-request/${requestId}/candidates`, family.token);
      await test.read('/api/my-tutor', family.token);
      await test.read('/api/tutor/deals', tutor.token);
      await test.read(`/api/job-board/${jobId}`, tutor.token);
    };
    await read();
    expect(await seenBy(family.userId, tutor.userId)).toEqual([]);
    expect(await seenBy(tutor.userId, family.userId)).toEqual([]);
    await market.confirm(tutor.applicationId);
    await read();
    await read();
    const of = { because: 'deal', because_id: jobId, at: expect.any(String) as string };
    expect((await list(tutor.token)).data.filter(({ by }) => by !== 'porao')).toEqual(
      [{ ...of, by: 'tutor', name: 'Rahima Begum', what: ['phone'] }].map((one) => ({
        ...one,
        by: 'guardian',
      })),
    );
    expect((await list(family.token)).data.filter(({ by }) => by !== 'porao')).toEqual([
      { ...of, by: 'tutor', name: 'Test Person', what: ['phone', 'home'] },
    ]);
  });

  it('API-420 a tutor no longer reads the name of a family whose deal ended; strangers read nothing', async () => {
    const { family, tutor, id } = await hired();
    await test.read('/api/my-tutor', family.token);
    await test.send(`POST /api/deals/${id}/end`, { token: family.token, body: { why: 'moved' } });
    const { data } = await list(tutor.token);
    expect(data.find(({ by }) => by === 'guardian')?.name).toBeNull();
    expect(await list((await createTutor(test.db)).token)).toMatchObject({ data: [], total: 0 });
    expect((await test.send('GET /api/contact-views')).status).toBe(401);
  });

  it('API-421 operators are one: Porao, for the request, without a name', async () => {
    const { family, requestId } = await hired();
    const second = await createUser(test.db, 'operator', { name: 'Named Operator' });
    for (const { token } of [market.operator, second]) {
      await test.read(`/api/ops/requests/${requestId}`, token);
      await test.read(`/api/ops/users/${family.userId}`, token);
    }
    const { data } = await list(family.token);
    const ofRequest = data.filter(({ because }) => because === 'request');
    expect(ofRequest).toMatchObject([
      { by: 'porao', name: null, what: ['phone', 'home'], because_id: requestId },
    ]);
    expect(data.filter(({ because }) => because === 'account')).toMatchObject([
      { by: 'porao', what: ['phone', 'home'], because_id: null },
    ]);
    expect(JSON.stringify(data)).not.toContain('Named');
    expect(await list(family.token, '?per_page=1')).toMatchObject({ total: data.length, data: [{}] });
  });

  it('API-421 a file of leads is logged, one without phones is not', async () => {
    const { family } = await hired();
    const colleague = await createUser(test.db, 'operator');
    for (const one of ['requests', 'jobs', 'deals'])
      await test.send(`GET /api/ops/${one}.csv?stage=all`, colleague);
    expect(await seenBy(family.userId, colleague.userId)).toEqual([]);
    const lead = await createUser(test.db, 'lead');
    await test.send('GET /api/ops/users.csv', lead);
    expect(await seenBy(family.userId, lead.userId)).toEqual(['phone']);
  });

  it('API-422 nobody changes a line', async () => {
    const { family } = await hired();
    await test.read(`/api/ops/users/${family.userId}`, market.operator.token);
    await expect(run(test.db)`update contact_views set because = 'deal'`).rejects.toThrow('append-only');
    await expect(run(test.db)`delete from contact_views`).rejects.toThrow('append-only');
  });
});
