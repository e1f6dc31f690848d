import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { me } from '../../common/testing/answers.ts';
import { renderAsOperator, where } from '../../common/testing/render.tsx';
import { manifest } from '../../manifest.ts';
import { report } from './report.answers.ts';
import ReportPage from './report.page.tsx';

const address = '/ops/report';
const show = (data = report, search = '', more: Record<string, unknown> = {}) =>
  renderAsOperator({ [address]: <ReportPage /> }, `${address}${search}`, {
    'GET /api/v1/user': me('operator', 'lead'),
    'GET /api/ops/report': { data },
    ...more,
  });
const card = async (title: string) => {
  const section = (await screen.findByRole('heading', { name: title })).closest('section');
  if (!section) throw new Error('The heading is that of a card');
  return section;
};

it('OPS-303 says what waits too long now, each with the way to its list', async () => {
  show();
  const list = await screen.findByRole('list', { name: 'Waiting for more than 24 hours now' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['/ops/requests?waiting=24', '3 Requests to decide'],
    ['/ops/credentials', '0 Credentials to verify'],
    ['/ops/jobs?applications=undecided', '12 Applications that the family has not answered'],
  ]);
});

it('OPS-303 the weeks are bars with their sum, and the same numbers a table', async () => {
  show();
  const charges = await card('Charges, by the week in which they were issued');
  expect([...charges.querySelectorAll('figcaption')].map(({ textContent }) => textContent)).toEqual([
    'Issued: ৳ 1,23,300',
    'Still due: ৳ 3,300',
    'Paid: ৳ 90,000',
    'Waived: ৳ 0',
    'Refunded: ৳ 0',
  ]);
  expect(charges.querySelectorAll('rect')).toHaveLength(10);
  expect([...charges.querySelectorAll('tbody tr')].map((line) => line.firstChild?.textContent)).toEqual([
    '14 Nov, 2026',
    '21 Nov, 2026',
  ]);
  expect(charges.querySelector('tbody tr')?.textContent).toBe('14 Nov, 2026৳ 1,20,000৳ 0৳ 90,000৳ 0৳ 0');
  const decided = await card('Decisions on requests and credentials');
  expect(decided.querySelector('tbody')?.textContent).toBe('14 Nov, 202645.521 Nov, 20260–');
});

it('OPS-303 names who decided what and how fast, and subjects without enough tutors', async () => {
  show();
  const acts = await card('Who decided what in these weeks');
  expect(acts.querySelector('dt')?.textContent).toBe('Rahim');
  expect(acts.querySelector('dd')?.textContent).toBe(
    'requests approved: 4 (half within 5.5 h) · other acts: 2',
  );
  const gaps = await card('Subjects without enough tutors, now');
  expect(gaps.querySelector('tbody')?.textContent).toBe('Physics · Class 8 · Mirpur · Dhaka41');
});

it('OPS-303 says so where nothing was decided and nothing lacks tutors', async () => {
  show({ ...report, acts: [], gaps: [] });
  expect(await screen.findByText('Nothing was decided in these weeks.')).toBeTruthy();
  expect(screen.getByText('Every subject that is asked for has enough tutors in its area.')).toBeTruthy();
});

it('OPS-303 as many weeks as the address says', async () => {
  const { server } = show(report, '?weeks=26');
  await card('Who decided what in these weeks');
  const asked = server.sent.map(({ path }) => path).filter((path) => path.startsWith('/api/ops/report'));
  expect(asked).toEqual(['/api/ops/report?weeks=26']);
});

it('OPS-304 each part is saved as a file of the same weeks', async () => {
  const saved = { createObjectURL: () => 'blob:report', revokeObjectURL: vi.fn() };
  vi.stubGlobal('URL', Object.assign(URL, saved));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { server } = show(report, '?weeks=13', { 'GET /api/ops/report.csv': () => new Response('id') });
  const files = [
    ['Save as CSV', 'weeks'],
    ['Save as CSV: Who decided what in these weeks', 'acts'],
    ['Save as CSV: Subjects without enough tutors, now', 'gaps'],
  ] as const;
  await card('Who decided what in these weeks');
  for (const [place, [name, of]] of files.entries()) {
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(place + 1));
    expect(server.sent.map(({ path }) => path)).toContain(`/api/ops/report.csv?weeks=13&of=${of}`);
  }
});

it('OPS-305 `g w` leads to it; another operator reads whom to ask, and nothing is asked for', async () => {
  const pages = { '/ops': <ReportPage />, [address]: <ReportPage /> };
  const { server } = renderAsOperator(pages, '/ops', { 'GET /api/ops/report': { data: report } });
  expect(await screen.findByRole('heading', { name: 'This page is for lead operators' })).toBeTruthy();
  const sent = server.sent.length;
  await userEvent.keyboard('gw');
  expect(where()).toBe(address);
  expect(screen.getByRole('link', { name: 'Operators' }).getAttribute('href')).toBe('/ops/operators');
  expect(server.sent.slice(sent).filter(({ path }) => path.startsWith('/api/ops/report'))).toEqual([]);
});

it('OPS-305 has a menu entry for leads, in both languages', () => {
  expect(manifest.menu.find(({ path }) => path === address)).toMatchObject({
    place: 'ops',
    role: 'lead',
    label: { en: 'Report', bn: 'প্রতিবেদন' },
  });
});
