import type { TutorInvoice } from '@porao/contracts';
import type { Page } from '../../src/kit/page.ts';
import type { openTestApp } from './app.ts';
import { createFamily, type openMarket } from './family.repository.ts';

type TestApp = Awaited<ReturnType<typeof openTestApp>>;
type Market = Awaited<ReturnType<typeof openMarket>>;

/** A tutor with an unpaid charge of ৳ 3,300; `own` reads it as the tutor does. */
export async function createCharged(test: TestApp, market: Market) {
  const tutor = await market.hire(await createFamily(test.db));
  const own = async () =>
    (await test.read<Page<TutorInvoice>>('/api/tutor/invoices', tutor.token)).data[0] as TutorInvoice;
  return { tutor, own, id: (await own()).id };
}
