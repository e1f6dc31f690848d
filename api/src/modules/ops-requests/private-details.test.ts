import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { approveBody, createFamily, openMarket } from '../../../test/support/family.repository.ts';

const test = await openTestApp();

async function approve(tutor_requirement: string) {
  const market = await openMarket(test);
  const id = await market.request(await createFamily(test.db), { tutor_requirement });
  const { body } = await test.send<{ message: string; data: { private_details: object[] } }>(
    `POST /api/ops/requests/${id}/approve`,
    { token: market.operator.token, body: approveBody() },
  );
  return body;
}

it('approving reports private details in the public text, names of student and guardian included', async () => {
  const { message, data } = await approve('For secret, House 5. Call zero one seven 1 2 3 4 5 6 7 8 person');
  expect(message).toContain('Look at what its public text gives away.');
  expect(data.private_details).toEqual([
    { kind: 'name', text: 'secret' },
    { kind: 'house', text: 'House 5' },
    { kind: 'phone', text: 'zero one seven 1 2 3 4 5 6 7 8' },
    { kind: 'name', text: 'person' },
  ]);
});

it('and nothing where there is nothing', async () => {
  const { message, data } = await approve('Punctual, 5 days a week');
  expect(message).toMatch(/^Published as job \d+\.$/);
  expect(data.private_details).toEqual([]);
});
