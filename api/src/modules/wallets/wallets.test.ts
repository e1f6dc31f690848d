import type { Wallet } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createTutor, type TestTutor } from '../../../test/support/people.repository.ts';

const test = await openTestApp();

const path = '/api/tutor/mobilebanking';
const bkash = { wallet_type: 'bkash', account_number: '01711111111' };
const fresh = () => createTutor(test.db, { bare: true });
const list = async ({ token }: TestTutor) =>
  (await test.send<{ data: Wallet[] }>(`GET ${path}`, { token })).body.data;
const add = ({ token }: TestTutor, body: object) =>
  test.send<{ status: string; data: Wallet }>(`POST ${path}`, { token, body });

describe('mobile banking', () => {
  it('API-052 API-053 API-021 RUL-035 adds numbers of three providers and lists own ones alone', async () => {
    const [tutor, other] = [await fresh(), await fresh()];
    const added = [];
    for (const wallet_type of ['bkash', 'nagad', 'upai']) {
      const { body } = await add(tutor, { wallet_type, account_number: '+88 01711111111' });
      expect(body).toMatchObject({ status: 'success', data: { wallet_type, account_number: '01711111111' } });
      added.push(body.data);
    }
    expect(await list(tutor)).toEqual(added);
    expect(await list(other)).toEqual([]);
  });

  it.each([
    ['wallet_type', 'rocket'],
    ['wallet_type', 'other'],
    ['wallet_type', undefined],
    ['account_number', '0171111111'],
    ['account_number', '02711111111'],
    ['account_number', undefined],
  ])('API-053 RUL-035 refuses %s %s', async (field, value) => {
    const tutor = await fresh();
    const body = { ...bkash, [field]: value };
    const answer = await test.send(`POST ${path}`, { token: tutor.token, body });
    expectFailure(answer, 422, 'VALIDATION');
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await list(tutor)).toEqual([]);
  });

  it('API-056 RUL-035 refuses a fourth number, and takes one again after a deletion', async () => {
    const tutor = await fresh();
    const numbers = ['01711111111', '01711111112', '01711111113', '01711111114'];
    for (const account_number of numbers.slice(0, 3)) await add(tutor, { ...bkash, account_number });
    const fourth = await add(tutor, { ...bkash, account_number: numbers[3] });
    expectFailure(fourth, 422, 'VALIDATION');
    expect(fourth.body).toMatchObject({ message: "You can't add new number" });
    const [first] = await list(tutor);
    await test.send(`DELETE ${path}/${first?.id}`, { token: tutor.token });
    expect((await add(tutor, { ...bkash, account_number: numbers[3] })).status).toBe(200);
    expect(await list(tutor)).toHaveLength(3);
  });

  it('API-056 lets three of twenty at once through', async () => {
    const tutor = await fresh();
    const numbers = Array.from({ length: 20 }, (_, index) => `017222222${String(index).padStart(2, '0')}`);
    const answers = await Promise.all(
      numbers.map((account_number) => add(tutor, { ...bkash, account_number })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(17);
    expect(await list(tutor)).toHaveLength(3);
  });

  it('refuses the same number of the same provider twice', async () => {
    const tutor = await fresh();
    await add(tutor, bkash);
    expectFailure(await add(tutor, bkash), 422, 'VALIDATION');
    const other = (await add(tutor, { ...bkash, wallet_type: 'nagad' })).body.data;
    const answer = await test.send(`PUT ${path}/${other.id}`, { token: tutor.token, body: bkash });
    expectFailure(answer, 422, 'VALIDATION');
  });

  it('API-054 API-055 API-142 changes and deletes own numbers alone', async () => {
    const [tutor, other] = [await fresh(), await fresh()];
    const { id } = (await add(tutor, bkash)).body.data;
    const body = { wallet_type: 'upai', account_number: '01899999999' };
    expectFailure(await test.send(`PUT ${path}/${id}`, { token: other.token, body }), 404, 'NOT_FOUND');
    expectFailure(await test.send(`DELETE ${path}/${id}`, { token: other.token }), 404, 'NOT_FOUND');
    expect(await list(tutor)).toEqual([{ id, ...bkash }]);

    const changed = await test.send(`PUT ${path}/${id}`, { token: tutor.token, body });
    expect(changed.body).toMatchObject({ status: 'success', data: { id, ...body } });
    expect(await list(tutor)).toEqual([{ id, ...body }]);
    const removed = await test.send(`DELETE ${path}/${id}`, { token: tutor.token });
    expect(removed.body).toMatchObject({ status: 'success' });
    expect(await list(tutor)).toEqual([]);
  });
});
