import type { AuditEntry, OpsPayment, ReadLine } from '@porao/contracts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp, type Saved } from '../../../test/support/app.ts';
import { createCharged } from '../../../test/support/charged.ts';
import { openMarket } from '../../../test/support/family.repository.ts';
import { countRows, value } from '../../kit/database/query.repository.ts';
import type { Page } from '../../kit/page.ts';
import { grantRole } from '../roles/index.ts';

const test = await openTestApp();
const market = await openMarket(test);
const token = market.operator.token;

async function charged() {
  const { tutor, own, id } = await createCharged(test, market);
  const pay = (trx_id: string) =>
    test.send(`POST /api/tutor/invoices/${id}/hand-payments`, {
      token: tutor.token,
      body: { way: 'bkash', trx_id },
    });
  return { tutor, id, own, pay };
}
const csvOf = (lines: readonly (readonly [string, number, string?])[]) =>
  [
    'TrxID,Amount,Reference',
    ...lines.map(([id, amount, reference = '']) => `${id},${amount},${reference}`),
  ].join('\n');
const send = (path: string, csv: string, more: object = {}, as = token) =>
  test.send<Saved<{ lines: ReadLine[] }>>(`POST /api/ops/statements${path}`, {
    token: as,
    body: { way: 'bkash', csv, ...more },
  });
const outcomes = async (path: string, csv: string, more: object = {}, as = token) =>
  (await send(path, csv, more, as)).body.data.lines.map(({ outcome }) => outcome);

it('OPS-334 each line says what it means, and reading it keeps nothing', async () => {
  const [match, differs, named, paid] = [await charged(), await charged(), await charged(), await charged()];
  await match.pay('AAAAAAAA01');
  await differs.pay('AAAAAAAA02');
  await paid.pay('AAAAAAAA04');
  // The money of somebody else, by its reference.
  const other = await charged();
  await other.pay('AAAAAAAA09');
  const receive = ['AAAAAAAA04'];
  await send('', csvOf([['AAAAAAAA04', 3300]]), { receive });
  const csv = csvOf([
    ['AAAAAAAA01', 3300],
    ['AAAAAAAA02', 3000],
    ['AAAAAAAA03', 3300, `P-${named.id}`],
    ['AAAAAAAA04', 3300],
    ['AAAAAAAA05', 100],
    ['AAAAAAAA06', 3000, `p ${named.id}`],
    ['AAAAAAAA01', 3300],
    ['AAAAAAAA07', 3300, `P-${named.id}`],
    ['AAAAAAAA08', 3300, `P-${paid.id}`],
    ['AAAAAAAA09', 3300, `P-${differs.id}`],
  ]);
  expect(await outcomes('/read', csv)).toEqual([
    'match',
    'difference',
    'reference',
    'used',
    'unknown',
    'difference',
    'used',
    'used',
    'used',
    'difference',
  ]);
  const kept = await countRows(test.db, sql`from statement_lines where trx_id like 'AAAAAAAA%'`);
  expect(kept).toBe(1);
});

it('OPS-334 OPS-335 the named lines that are money for a charge are received, and a second upload does no harm', async () => {
  const [claimed, named, differs] = [await charged(), await charged(), await charged()];
  await claimed.pay('BBBBBBBB01');
  await differs.pay('BBBBBBBB03');
  const csv = csvOf([
    ['BBBBBBBB01', 3300],
    ['BBBBBBBB02', 3300, `P-${named.id}`],
    ['BBBBBBBB03', 3299],
    ['BBBBBBBB04', 50],
  ]);
  const receive = ['BBBBBBBB01', 'BBBBBBBB02', 'BBBBBBBB03', 'BBBBBBBB04'];
  expect(await outcomes('', csv, { receive })).toEqual(['received', 'received', 'difference', 'unknown']);
  expect((await claimed.own()).status).toBe('paid');
  expect(await named.own()).toMatchObject({ status: 'paid', hand_payment: { trx_id: 'BBBBBBBB02' } });
  expect((await differs.own()).status).toBe('unpaid');
  expect(await outcomes('', csv, { receive })).toEqual(['used', 'used', 'difference', 'unknown']);
  // A file that says something else of a line that was kept does not change it.
  await send('', csvOf([['BBBBBBBB03', 3300]]), {});
  expect(await value<number>(test.db)`select amount from statement_lines where trx_id = 'BBBBBBBB03'`).toBe(
    3299,
  );
  const { data } = await test.read<{ data: AuditEntry[] }>('/api/ops/audit?subject=payment', token);
  const ids = data.map(({ after }) => after?.['trx_id']);
  expect(ids.filter((id) => String(id).startsWith('BBBB'))).toEqual(['BBBBBBBB02', 'BBBBBBBB01']);
});

it('OPS-334 OPS-212 nobody receives an own payment by a statement', async () => {
  const { tutor, own, pay } = await charged();
  await grantRole(test.db, tutor.userId, 'operator', { actor: null, reason: 'Colleague' });
  await pay('CCCCCCCC01');
  const csv = csvOf([['CCCCCCCC01', 3300]]);
  expect(await outcomes('/read', csv, {}, tutor.token)).toEqual(['own']);
  expect(await outcomes('', csv, { receive: ['CCCCCCCC01'] }, tutor.token)).toEqual(['own']);
  expect((await own()).status).toBe('unpaid');
});

it('OPS-371 a line whose amount is unclear is shown as a difference, pays nothing and is not kept', async () => {
  const { pay, own } = await charged();
  await pay('DDDDDDDD01');
  const csv = csvOf([['DDDDDDDD01', 3300.5]]);
  expect(await outcomes('', csv, { receive: ['DDDDDDDD01'] })).toEqual(['difference']);
  expect((await own()).status).toBe('unpaid');
  expect(await countRows(test.db, sql`from statement_lines where trx_id = 'DDDDDDDD01'`)).toBe(0);
});

it('OPS-333 a wrong file is refused with what it lacks', async () => {
  for (const path of ['', '/read']) {
    const answer = await send(path, 'name,phone\nRahim,01711111111');
    expectFailure(answer, 409, 'CONFLICT');
    expect(JSON.stringify(answer.body)).toContain('TrxID');
    expectFailure(await send(path, ''), 422, 'VALIDATION');
    expectFailure(await send(path, csvOf([['A', 1]])), 409, 'CONFLICT');
  }
});

it('OPS-334 money that the site itself sent pays no charge, whatever its line says', async () => {
  const [sent, due] = [await charged(), await charged()];
  await market.act(`invoices/${sent.id}/paid`, { reason: 'At the office', way: 'cash' });
  await market.act(`invoices/${sent.id}/refund`, { reason: 'Ended', amount: 3300 });
  await market.act(`invoices/${sent.id}/refund-sent`, { way: 'bkash', trx_id: 'HHHHHHHH01' });
  const csv = csvOf([['HHHHHHHH01', 3300, `P-${due.id}`]]);
  expect(await outcomes('', csv, { receive: ['HHHHHHHH01'] })).toEqual(['used']);
  expect((await due.own()).status).toBe('unpaid');
});

it('OPS-364 a statement that the tutor uploaded as an operator proves no payment of theirs', async () => {
  const { tutor, own, pay } = await charged();
  await grantRole(test.db, tutor.userId, 'operator', { actor: null, reason: 'Colleague' });
  await send('', csvOf([['GGGGGGGG01', 3300]]), {}, tutor.token);
  await pay('GGGGGGGG01');
  const { data } = await test.read<Page<OpsPayment>>('/api/ops/payments?q=GGGGGGGG01', token);
  expect(data).toMatchObject([{ trx_id: 'GGGGGGGG01', line: null }]);
  expect((await own()).status).toBe('unpaid');
});

it('OPS-365 a cell that a spreadsheet would run is text in the files of payments', async () => {
  const { pay } = await charged();
  await pay('EEEEEEEE01');
  const csv = csvOf([['EEEEEEEE01', 3000, '=HYPERLINK(1)']]);
  const { lines } = (await send('/read', csv)).body.data;
  expect(lines[0]?.reference).toBe('=HYPERLINK(1)');
  const { data } = await test.read<Page<OpsPayment>>('/api/ops/payments?q=EEEEEEEE01', token);
  const reason = '=HYPERLINK("https://elsewhere.example")';
  await test.send(`POST /api/ops/payments/${data[0]?.id ?? 0}/refuse`, { token, body: { reason } });
  const file = await test.read<string>('/api/ops/payments.csv?state=refused&q=EEEEEEEE01', token);
  expect(file).toContain(`"'=HYPERLINK(`);
});
