import { randomUUID } from 'node:crypto';
import type { SalaryMonth } from '@porao/contracts';
import type { TestApp } from './app.ts';
import type { openMarket, TestFamily } from './family.repository.ts';
import { dayFrom, lessonsOf } from './lessons.ts';

/** A payment of today. */
export const cash = { kind: 'paid', amount: 5000, way: 'cash', paid_on: dayFrom(0) };

/** A running deal that was made 40 days ago, with the calls of both sides about its salary. */
export async function salaryOf(
  test: TestApp,
  market: Awaited<ReturnType<typeof openMarket>>,
  family?: TestFamily,
) {
  const lessons = await lessonsOf(test, market, family);
  const call = `/api/deals/${lessons.id}/salary`;
  const month = dayFrom(0).slice(0, 7);
  const book = async (token: string, query = '') =>
    (await test.read<{ data: SalaryMonth }>(`${call}${query}`, token)).data;
  const write = (token: string, body: object) =>
    test.send<{ data: SalaryMonth; message: string; errors: Record<string, string[]> }>(`POST ${call}`, {
      token,
      body: { key: randomUUID(), month, ...body },
    });
  /** Writes a payment of the family, and returns its id. */
  const pay = async (body: object = {}) => {
    const answer = await write(lessons.family.token, { ...cash, ...body });
    return answer.body.data.claims.at(-1)?.id;
  };
  return { ...lessons, call, month, book, write, pay };
}
