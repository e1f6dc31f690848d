import type { OpsFound } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createParent, createTutor } from '../../../test/support/people.repository.ts';

const test = await openTestApp();
const market = await openMarket(test);
const find = async (q: string, token = market.operator.token) =>
  (
    await test.send<{ data: OpsFound }>(`GET /api/ops/search?${new URLSearchParams({ q }).toString()}`, {
      token,
    })
  ).body.data;

it('OPS-280 finds people by names in either script and phones in any writing, five at most', async () => {
  const fields = { name: 'রোকেয়া বেগম', phone_no: '01798000077' };
  const { userId } = await createTutor(test.db, { user: fields });
  for (const q of ['রোকেয়া', 'বেগম রোকেয়া', '01798000077', '+880 1798-000077', '০১৭৯৮০০০০৭৭', '98000077'])
    expect({ q, found: (await find(q)).people.map(({ id }) => id) }).toEqual({ q, found: [userId] });
  for (let count = 0; count < 6; count++) await createParent(test.db, { name: `Salma Khatun ${count}` });
  expect((await find('salma khatun')).people).toHaveLength(5);
  expect(await find('')).toEqual({ people: [], things: [] });
});

it('OPS-280 finds the request, job, deal and charge of a number', async () => {
  const family = await createFamily(test.db, { name: 'Salma Begum' });
  const { requestId, jobId } = await market.publish(family);
  const tutor = await market.applicant(jobId);
  await market.confirm(tutor.applicationId);
  const kinds = async (q: string) =>
    (await find(q)).things.map(({ kind, id, class_name, person, state }) => [
      kind,
      id,
      class_name,
      person,
      state,
    ]);
  expect(await kinds(`#${requestId}`)).toContainEqual([
    'request',
    requestId,
    'Class 8',
    'Salma Begum',
    'Closed',
  ]);
  expect(await kinds(String(jobId))).toContainEqual(['job', jobId, 'Class 8', 'Salma Begum', 'filled']);
  const { id: dealId } = await test.db.selectFrom('deals').select('id').executeTakeFirstOrThrow();
  const { id: invoiceId } = await test.db.selectFrom('invoices').select('id').executeTakeFirstOrThrow();
  expect(await kinds(`${dealId}`)).toContainEqual(['deal', dealId, 'Class 8', 'Salma Begum', 'in_process']);
  const invoice = (await find(`${invoiceId}`)).things.find(({ kind }) => kind === 'invoice');
  expect(invoice).toMatchObject({ id: invoiceId, page_id: dealId, state: 'unpaid' });
  expect((await find('999999')).things).toEqual([]);
  const refused = await test.send('GET /api/ops/search?q=1', { token: family.token });
  expectFailure(refused, 403, 'WRONG_ROLE');
});
