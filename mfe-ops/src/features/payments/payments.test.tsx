import { failure } from '@porao/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done, me, pageOf } from '../../common/testing/answers.ts';
import { answerDialog, bodies, passWait, posts, renderAsOperator } from '../../common/testing/render.tsx';
import PaymentPage from './payment.page.tsx';
import { payment, readLine, stated } from './payments.answers.ts';
import PaymentsPage from './payments.page.tsx';
import StatementPage from './statement.page.tsx';

const pages = {
  '/ops/payments': <PaymentsPage />,
  '/ops/payments/:paymentId': <PaymentPage />,
  '/ops/payments/statement': <StatementPage />,
};
const open = (address: string, answers: Record<string, unknown>) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return renderAsOperator(pages, address, answers);
};
const name = '৳ 3,300 by bKash: Rahim';

describe('the queue of payments', () => {
  it('OPS-330 shows those to check, with what a statement says of each', async () => {
    const { server } = open('/ops/payments?q=rahim', {
      'GET /api/ops/payments': pageOf([
        payment(7, { line: stated(3300) }),
        payment(8, { line: stated(3000) }),
      ]),
    });
    const [first] = await screen.findAllByRole('link', { name });
    expect(first?.getAttribute('href')).toBe('/ops/payments/7');
    expect(screen.getByText('TrxID 8N7A6D5E7F · Invoice 107')).toBeTruthy();
    expect(screen.getByText('The statement says ৳ 3,300')).toBeTruthy();
    expect(screen.getByText('The statement says another amount: ৳ 3,000')).toBeTruthy();
    const asked = server.sent.find(({ path }) => path.startsWith('/api/ops/'))?.path;
    expect(asked).toBe('/api/ops/payments?page=1&state=claimed&q=rahim');
  });

  it('OPS-331 two keys say that the money came in; another amount has no such key', async () => {
    const { server } = open('/ops/payments', {
      'GET /api/ops/payments': pageOf([payment(7), payment(8, { line: stated(3000) })]),
      'POST /api/ops/payments/7/received': done(),
    });
    await screen.findAllByRole('link', { name });
    await userEvent.keyboard('jv');
    const dialog = within(await screen.findByRole('dialog', { name: `Received: ${name}` }));
    expect(dialog.getByText(/TrxID 8N7A6D5E7F/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Received ৳ 3,300' }));
    expect(bodies(server, '/received')).toEqual([]);
    await passWait();
    await waitFor(() => expect(bodies(server, '/received')).toEqual([{ amount: 3300 }]));
  });

  it('OPS-332 one is refused with a reason', async () => {
    const { server } = open('/ops/payments', {
      'GET /api/ops/payments': pageOf([payment(7)]),
      'POST /api/ops/payments/7/refuse': done(),
    });
    await screen.findByRole('link', { name });
    await userEvent.keyboard('jr');
    const reason = 'No payment with this TrxID came in.';
    await answerDialog(`Refuse: ${name}`, 'Refuse', { choose: [reason] });
    await passWait();
    await waitFor(() => expect(bodies(server, '/refuse')).toEqual([{ reason }]));
  });
});

describe('a payment', () => {
  it('OPS-330 shows its facts, its line of a statement and its screenshot', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture' }));
    open('/ops/payments/7', {
      'GET /api/ops/payments/7': { data: payment(7, { has_screenshot: true, line: stated(3300) }) },
      'GET /api/ops/payments/7/screenshot': new Response('picture'),
    });
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    expect(screen.getByText('P-107')).toBeTruthy();
    expect(screen.getByText('25 Nov 2026 · from 01712345678 · P-107')).toBeTruthy();
    expect(screen.getByRole('link', { name: '107' }).getAttribute('href')).toBe('/ops/deals/207');
    expect(await screen.findByRole('img', { name })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Received/ })).toBeTruthy();
  });

  it.each([
    ['another amount', payment(7, { line: stated(3000) }), /says ৳ 3,000, but ৳ 3,300 are due/],
    ['a settled charge', payment(7, { invoice_status: 'waived' }), /The charge is Waived already/],
  ])('OPS-331 %s is not received, and the page says why', async (_, data, why) => {
    open('/ops/payments/7', { 'GET /api/ops/payments/7': { data } });
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Received/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Refuse/ })).toBeTruthy();
  });

  it('OPS-369 money that is not needed is sent back, with the TrxID of what was sent', async () => {
    const { server } = open('/ops/payments/7', {
      'GET /api/ops/payments/7': { data: payment(7, { invoice_status: 'paid' }) },
      'POST /api/ops/payments/7/returned': done(),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Sent back/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '৳ 3,300 sent back to Rahim' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'bKash' }));
    await userEvent.type(dialog.getByLabelText('TrxID of what you sent'), '9S7A 6D5E 4F');
    await userEvent.click(dialog.getByRole('button', { name: 'Record it' }));
    const body = { way: 'bkash', trx_id: '9S7A6D5E4F', amount: 3300 };
    await waitFor(() => expect(bodies(server, '/returned')).toEqual([body]));
  });

  it('OPS-373 the reason of a payment in part says what is missing', async () => {
    open('/ops/payments/7', { 'GET /api/ops/payments/7': { data: payment(7, { line: stated(3000) }) } });
    await userEvent.click(await screen.findByRole('button', { name: /^Refuse/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^৳ 3,000 came in, but ৳ 3,300 are due\. .* missing ৳ 300 /)).toBeTruthy();
  });

  it('OPS-212 the own one has no acts', async () => {
    open('/ops/payments/7', {
      'GET /api/v1/user': { data: { id: 31, roles: ['operator'] } },
      'GET /api/ops/payments/7': { data: payment(7) },
    });
    expect(await screen.findByText(/Not yours to decide/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Refuse/ })).toBeNull();
  });
});

describe('a statement', () => {
  const choose = (csv: string) =>
    fireEvent.change(screen.getByTestId('statement'), {
      target: { files: [new File([csv], 'nov.csv', { type: 'text/csv' })] },
    });
  const lines = [
    readLine('AAAA000001', 'unknown', 50),
    readLine('AAAA000002', 'match'),
    readLine('AAAA000003', 'difference', 3000),
    readLine('AAAA000004', 'reference'),
  ];

  it('OPS-333 OPS-334 OPS-335 its lines are shown first, and what matches is recorded by one press', async () => {
    const received = lines.map((line) =>
      line.outcome === 'match' || line.outcome === 'reference' ? { ...line, outcome: 'received' } : line,
    );
    const { server, platform } = open('/ops/payments/statement', {
      'GET /api/v1/user': me('operator'),
      'POST /api/ops/statements/read': done({ lines }),
      'POST /api/ops/statements': { ...done({ lines: received }), message: 'Kept.' },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Nagad' }));
    choose('trxid,amount');
    const list = await screen.findByRole('list', { name: 'Lines of nov.csv' });
    const shown = within(list).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => /AAAA00000\d/.exec(textContent ?? '')?.[0])).toEqual([
      'AAAA000002',
      'AAAA000004',
      'AAAA000003',
      'AAAA000001',
    ]);
    expect(within(list).getAllByText('Invoice 107 of Rahim, ৳ 3,300')).toHaveLength(3);
    await userEvent.click(
      screen.getByRole('button', { name: 'Keep the lines and record 2 payments: ৳ 6,600' }),
    );
    await waitFor(() => expect(platform.toasts.map(({ message }) => message)).toEqual(['Kept.']));
    const body = { way: 'nagad', csv: 'trxid,amount' };
    expect(posts(server)).toEqual([
      ['/api/ops/statements/read', body],
      ['/api/ops/statements', { ...body, receive: ['AAAA000002', 'AAAA000004'] }],
    ]);
    expect(screen.getAllByText('Recorded')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  });

  it('OPS-333 a wrong file is refused with what it lacks', async () => {
    const message = 'The file needs a first line with the columns TrxID and amount.';
    open('/ops/payments/statement', {
      'POST /api/ops/statements/read': failure(409, 'CONFLICT', message),
    });
    choose('name,phone');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose a CSV file' })).toBeTruthy();
  });
});
