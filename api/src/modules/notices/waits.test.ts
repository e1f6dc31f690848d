import type { Notice } from '@porao/contracts';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import type { Page } from '../../kit/page.ts';
import { sweepWaits } from '../waits/index.ts';
import { tellWait } from './tell.ts';

const test = await openTestApp();
const market = await openMarket(test);
const hour = 3_600_000;
const textsOf = async ({ token }: { token: string }) =>
  (await test.send<Page<Notice>>('GET /api/notices', { token })).body.data.map(({ text }) => text);
const day = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' }).format(at);

it('WAI-001 WAI-007 operators and the guardian read of a late review, each once', async () => {
  const family = await createFamily(test.db);
  const now = Date.now();
  const id = await market.request(family);
  const sweep = (hours: number) => sweepWaits(test.db, tellWait, new Date(now + hours * hour));
  await sweep(13);
  await sweep(14);
  expect(await textsOf(market.operator)).toEqual([
    `Tutor request ${id} waits for review. Please decide by ${day(now + 24 * hour)}.`,
  ]);
  expect(await textsOf(family)).toEqual([]);
  await Promise.all([sweep(25), sweep(25)]);
  expect(await textsOf(family)).toEqual([
    `We are sorry: your tutor request ${id} is not reviewed yet. You will have an answer by ${day(now + 49 * hour)}.`,
  ]);
  expect(await textsOf(market.operator)).toHaveLength(1);
});
