import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { me, pageOf } from '../../common/testing/answers.ts';
import { renderAsOperator, where } from '../../common/testing/render.tsx';
import { manifest } from '../../manifest.ts';
import { account, difference, entry } from './ledger.answers.ts';
import LedgerPage from './ledger.page.tsx';
import LedgerAccountPage from './ledger-account.page.tsx';
import LedgerDifferencesPage from './ledger-differences.page.tsx';

const accounts = [
  account('charges', -6600),
  account('wallet:bkash', 3250),
  account('tutor:7', 3300, 'Rahim'),
];
const opened = { ...pageOf([entry(9)]), account: account('tutor:7', 0, 'Rahim') };
const compared = { at: new Date(Date.now() - 3_600_000).toISOString(), invoices: 1204 };
const differences = {
  ...pageOf([difference(1), difference(2, { closed_at: '2026-11-25T06:00:00.000Z' })]),
  compared,
};
const open = (address: string, answers: Record<string, unknown> = {}, ...roles: string[]) =>
  renderAsOperator(
    {
      '/ops/ledger': <LedgerPage />,
      '/ops/ledger/differences': <LedgerDifferencesPage />,
      '/ops/ledger/:account': <LedgerAccountPage />,
      '/ops/deals/:dealId': <p>A deal</p>,
    },
    address,
    {
      'GET /api/v1/user': me('operator', ...(roles.length > 0 ? roles : ['lead'])),
      'GET /api/ops/ledger': pageOf(accounts),
      'GET /api/ops/ledger/tutor%3A7': opened,
      'GET /api/ops/ledger-differences': differences,
      ...answers,
    },
  );
const linesOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('OPS-320 the accounts have names and balances with their signs; Enter opens one', async () => {
  open('/ops/ledger');
  expect(await linesOf('Ledger')).toEqual([
    'Charges2 entries · last 24 Nov, 2026−৳ 6,600',
    'bKash2 entries · last 24 Nov, 2026+৳ 3,250',
    'RahimTutor 7 · 2 entries · last 24 Nov, 2026+৳ 3,300',
  ]);
  await userEvent.keyboard('jjj{Enter}');
  await screen.findByRole('heading', { name: 'Rahim', level: 1 });
});

it('OPS-320 accounts are filtered and searched by the address', async () => {
  const { server } = open('/ops/ledger?of=open&q=rahim');
  await screen.findByRole('list', { name: 'Ledger' });
  expect(server.sent.map(({ path }) => path)).toContain('/api/ops/ledger?page=1&of=open&q=rahim');
});

it('OPS-321 an account has its balance, its tutor, and its entries; Enter opens the deal of one', async () => {
  open('/ops/ledger/tutor%3A7');
  expect(await screen.findByText('Balance: ৳ 0')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rahim' }).getAttribute('href')).toBe('/ops/people/31');
  expect(await linesOf('Rahim')).toEqual([
    'Payment, invoice 524 Nov, 2026 · bkash:TRX1 · Seen in the wallet−৳ 3,300then ৳ 0',
  ]);
  await userEvent.keyboard('j{Enter}');
  expect(where()).toBe('/ops/deals/4');
});

it('OPS-321 the accounts, and the entries of one, are saved as files', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:ledger', revokeObjectURL: vi.fn() }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const files = [
    ['/ops/ledger?of=own', 'ledger.csv?of=own'],
    ['/ops/ledger/tutor%3A7', 'ledger-entries.csv?account=tutor%3A7'],
  ] as const;
  for (const [place, [address, asked]] of files.entries()) {
    const file = () => new Response('id');
    const answers = { 'GET /api/ops/ledger.csv': file, 'GET /api/ops/ledger-entries.csv': file };
    const { server, unmount } = open(address, answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(place + 1));
    expect(server.sent.map(({ path }) => path)).toContain(`/api/ops/${asked}`);
    unmount();
  }
});

it('OPS-322 differences say both amounts, since when, and if they agree again', async () => {
  open('/ops/ledger/differences');
  const line = 'Payment, invoice 5By the invoice ৳ 0, in the ledger ৳ 3,300 · found 24 Nov, 2026';
  expect(await linesOf('Differences')).toEqual([`${line}Open`, `${line}Agrees since 25 Nov, 2026`]);
  expect(screen.getByText(/^Compared .+: 1,204 invoices$/)).toBeTruthy();
});

it('OPS-322 without differences it says when both were compared, or that they never were', async () => {
  const { unmount } = open('/ops/ledger/differences', {
    'GET /api/ops/ledger-differences': { ...pageOf([]), compared },
  });
  expect(await screen.findByRole('heading', { name: 'No differences' })).toBeTruthy();
  expect(screen.getByText(/1,204 invoices$/)).toBeTruthy();
  unmount();
  open('/ops/ledger/differences', { 'GET /api/ops/ledger-differences': { ...pageOf([]), compared: null } });
  expect(await screen.findByText(/have not been compared yet/)).toBeTruthy();
});

it.each(['/ops/ledger', '/ops/ledger/tutor%3A7', '/ops/ledger/differences'])(
  'OPS-323 another operator at %s reads whom to ask',
  async (address) => {
    open(address, {}, 'operator');
    expect(await screen.findByRole('heading', { name: 'This page is for lead operators' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Operators' }).getAttribute('href')).toBe('/ops/operators');
  },
);

it('OPS-323 has a menu entry for leads, in both languages', () => {
  expect(manifest.menu.find(({ path }) => path === '/ops/ledger')).toMatchObject({
    place: 'ops',
    role: 'lead',
    label: { en: 'Ledger', bn: 'খতিয়ান' },
  });
});
