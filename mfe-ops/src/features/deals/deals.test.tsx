import { failure } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done, me, pageOf } from '../../common/testing/answers.ts';
import { answerDialog, bodies, passWait, renderAsOperator, where } from '../../common/testing/render.tsx';
import DealPage from './deal.page.tsx';
import { deal, detail, invoice } from './deals.answers.ts';
import DealsPage from './deals.page.tsx';
import InvoicesPage from './invoices.page.tsx';

const pages = {
  '/ops/deals': <DealsPage />,
  '/ops/deals/:dealId': <DealPage />,
  '/ops/invoices': <InvoicesPage />,
};
const open = (address: string, answers: Record<string, unknown>) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return renderAsOperator(pages, address, { 'GET /api/v1/user': me('operator', 'lead'), ...answers });
};
/** The list or page, whatever else is asked with it. */
const asked = (server: { sent: readonly { path: string }[] }) =>
  server.sent.find(({ path }) => path.startsWith('/api/ops/'))?.path;
const refundable = { act: 'refund', amount: 1650, until: '2026-12-20T06:00:00.000Z' } as const;

describe('the queue of deals', () => {
  it('OPS-045 asks for what the address says, and names the word that is missing', async () => {
    const { server } = open('/ops/deals?waiting=guardian&q=rahim', {
      'GET /api/ops/deals': pageOf([
        deal(4, { tutor_started: { at: '2026-11-16T06:00:00.000Z', recorded_by: null } }),
      ]),
    });
    const row = await screen.findByRole('link', { name: 'Rahim for Salma' });
    expect(row.getAttribute('href')).toBe('/ops/deals/4');
    expect(screen.getByText('Guardian has not said it')).toBeTruthy();
    expect(asked(server)).toBe('/api/ops/deals?page=1&waiting=guardian&q=rahim');
  });

  it('WAI-009 says until when both sides say it', async () => {
    open('/ops/deals', {
      'GET /api/ops/deals': pageOf([deal(4, { start_by: '2020-11-10T06:00:00.000Z' })]),
    });
    expect(await screen.findByText('Overdue: Start by 10 Nov, 2020, 12:00 PM')).toBeTruthy();
  });
});

describe('a deal', () => {
  it('OPS-380 shows what was paid online, and notes what a lead gave back by hand', async () => {
    const payment = {
      invoice_id: 5,
      way: 'sslcommerz',
      amount: 3300,
      started_at: '2026-11-16T06:00:00.000Z',
    } as const;
    const online = [
      { ...payment, id: 9, state: 'refund_pending', receipt: 'V1', received: 10 },
      { ...payment, id: 8, state: 'failed', receipt: null, received: null },
    ] as const;
    const { server } = open('/ops/deals/4', {
      'GET /api/ops/deals/4': detail(4, { online: [...online] }),
      'POST /api/ops/online-payments/9/given-back': done(),
    });
    expect(await screen.findByText('৳ 10 to be given back')).toBeTruthy();
    expect(screen.getByText('Failed')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Given back by hand' }));
    await answerDialog('Note that ৳ 10 was given back by hand', 'Given back by hand', {
      words: 'bKash 8N7A6D5E4F',
    });
    await passWait();
    await waitFor(() => expect(bodies(server, '/given-back')).toEqual([{ reason: 'bKash 8N7A6D5E4F' }]));
  });

  it('OPS-046 records by a key what each side said, with the reason', async () => {
    const { server } = open('/ops/deals/4', {
      'GET /api/ops/deals/4': detail(4),
      'POST /api/ops/deals/4/started': done(),
    });
    await screen.findByText('House 7, Dhanmondi, Dhaka');
    await userEvent.keyboard('f');
    await answerDialog('Guardian says: lessons started', 'Record it', { choose: ['Said on the phone'] });
    expect(bodies(server, '/started')).toEqual([]);
    await passWait();
    await waitFor(() =>
      expect(bodies(server, '/started')).toEqual([{ side: 'guardian', reason: 'Said on the phone' }]),
    );
  });

  it('OPS-046 says who recorded a word, and does not ask for it again', async () => {
    open('/ops/deals/4', {
      'GET /api/ops/deals/4': detail(4, {
        guardian_started: { at: '2026-11-16T06:00:00.000Z', recorded_by: 'Karim' },
      }),
    });
    expect(await screen.findByText(/by phone to Karim/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Guardian says: lessons started' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Tutor says: lessons started' })).toBeTruthy();
  });

  it('OPS-004 is ended with a reason, and a refusal brings its acts and the reason back', async () => {
    const { platform } = open('/ops/deals/4', {
      'GET /api/ops/deals/4': detail(4),
      'POST /api/ops/deals/4/end': failure(409, 'CONFLICT', 'It has ended already.'),
    });
    await screen.findByText('House 7, Dhanmondi, Dhaka');
    await userEvent.keyboard('e');
    await answerDialog('End: Rahim for Salma', 'End the deal', { choose: ['The tutor ended the lessons'] });
    await passWait();
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'It has ended already.' }]));
    expect(screen.getByRole('button', { name: 'End the deal' })).toHaveProperty('disabled', false);
    await userEvent.keyboard('e');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('It has ended already.')).toBeTruthy();
    expect(dialog.getByLabelText('The tutor ended the lessons')).toHaveProperty('checked', true);
  });

  it('OPS-375 that ended asks other tutors for the family on the phone, within 30 days', async () => {
    const created_at = new Date(Date.now() - 86_400_000).toISOString();
    const { server } = open('/ops/deals/4', {
      'GET /api/ops/deals/4': detail(4, { state: 'ended', created_at }),
      'POST /api/ops/deals/4/another-tutor': done(),
    });
    await screen.findByText('House 7, Dhanmondi, Dhaka');
    await userEvent.keyboard('a');
    const choose = ['The family asked on the phone'];
    await answerDialog('Ask other tutors: Rahim for Salma', 'Ask other tutors', { choose });
    await passWait();
    await waitFor(() => expect(bodies(server, '/another-tutor')).toEqual([{ reason: choose[0] }]));
  });

  it('OPS-375 is not asked for later', async () => {
    open('/ops/deals/4', {
      'GET /api/ops/deals/4': detail(4, { state: 'ended', created_at: '2020-11-15T06:00:00.000Z' }),
    });
    await screen.findByText('House 7, Dhanmondi, Dhaka');
    expect(screen.queryByRole('button', { name: 'Ask other tutors' })).toBeNull();
  });

  it('OPS-047 OPS-048 shows what a refund gives and where the money goes', async () => {
    open('/ops/deals/4', {
      'GET /api/ops/deals/4': detail(4, {
        state: 'ended',
        invoice: invoice(5, { status: 'paid', refund_preview: refundable }),
      }),
      'GET /api/ops/tutors/3/wallets': {
        data: [{ id: 1, wallet_type: 'bkash', account_number: '01733333333' }],
      },
    });
    expect(await screen.findByText(/৳ 1,650 can be refunded now/)).toBeTruthy();
    expect(await screen.findByText('01733333333')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End the deal' })).toBeNull();
  });
});

describe('the charges', () => {
  it('OPS-048 OPS-370 are filtered by the address, and marked as paid with the way and a TrxID of its own field', async () => {
    const { server } = open('/ops/invoices?due=overdue&tutor=3', {
      'GET /api/ops/invoices': pageOf([invoice(5)]),
      'POST /api/ops/invoices/5/paid': done(),
    });
    await screen.findByRole('link', { name: '৳ 3,300 from Rahim' });
    expect(screen.getByText('Overdue', { selector: 'li *' })).toBeTruthy();
    expect(asked(server)).toBe('/api/ops/invoices?page=1&due=overdue&tutor_id=3');
    await userEvent.keyboard('m');
    await answerDialog('Paid: ৳ 3,300 from Rahim', 'Mark as paid', { choose: ['Nagad'], words: 'TRX 8X7' });
    await passWait();
    await waitFor(() => expect(bodies(server, '/paid')).toEqual([{ reason: 'TRX 8X7', way: 'nagad' }]));
    await userEvent.keyboard('m');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('Nagad'));
    await userEvent.type(dialog.getByLabelText('TrxID, if there is one'), '7a1b 2c3{Enter}');
    expect(await dialog.findByText('This is not the form of a TrxID of Nagad.')).toBeTruthy();
    await userEvent.click(dialog.getByLabelText('Seen in the wallet'));
    await userEvent.type(dialog.getByLabelText('TrxID, if there is one'), 'd');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await passWait();
    const second = { reason: 'Seen in the wallet', way: 'nagad', trx_id: '7A1B2C3D' };
    await waitFor(() => expect(bodies(server, '/paid').at(-1)).toEqual(second));
  });

  it('OPS-047 the amount is shown before a refund and is sent with it', async () => {
    const { server } = open('/ops/invoices', {
      'GET /api/ops/invoices': pageOf([invoice(5, { status: 'paid', refund_preview: refundable })]),
      'POST /api/ops/invoices/5/refund': done(),
    });
    await screen.findByRole('link', { name: '৳ 3,300 from Rahim' });
    await userEvent.keyboard('m');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('w');
    expect(await screen.findByText(/৳ 1,650 can be refunded now/)).toBeTruthy();
    await answerDialog('Refund ৳ 1,650 to Rahim', 'Refund', { words: 'The student moved' });
    await passWait();
    await waitFor(() =>
      expect(bodies(server, '/refund')).toEqual([{ reason: 'The student moved', amount: 1650 }]),
    );
  });

  it('OPS-367 OPS-368 a refund that is owed is a filter with its deadline, and is sent on the page of its deal', async () => {
    const owed = { status: 'refunded', refunded_amount: 1650, refund_sent_at: null } as const;
    const refund_by = '2020-02-04T06:00:00.000Z';
    const { server } = open('/ops/invoices?refund=owed', {
      'GET /api/ops/invoices': pageOf([invoice(5, { ...owed, refund_by })]),
    });
    expect(await screen.findByText(/^Overdue: Send it by/)).toBeTruthy();
    expect(asked(server)).toBe('/api/ops/invoices?page=1&refund=owed');
  });

  it('OPS-368 sending it asks for wallet and TrxID beside the wallets of the tutor', async () => {
    const owed = {
      status: 'refunded',
      refunded_amount: 1650,
      refunded_at: '2026-11-25T06:00:00.000Z',
    } as const;
    const { server } = open('/ops/deals/4', {
      'GET /api/ops/deals/4': detail(4, {
        invoice: invoice(5, { ...owed, refund_by: '2126-11-30T06:00:00.000Z' }),
      }),
      'GET /api/ops/tutors/3/wallets': {
        data: [{ id: 1, wallet_type: 'bkash', account_number: '01733333333' }],
      },
      'POST /api/ops/invoices/5/refund-sent': done(),
    });
    expect(await screen.findByText('01733333333')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Refund sent/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund of ৳ 1,650 sent to Rahim' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Nagad' }));
    await userEvent.type(dialog.getByLabelText('TrxID of what you sent'), '7a1b');
    await userEvent.click(dialog.getByRole('button', { name: 'Record it' }));
    expect(await dialog.findByText(/^A Nagad TrxID has 8/)).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('TrxID of what you sent'), ' 2c3d');
    await userEvent.click(dialog.getByRole('button', { name: 'Record it' }));
    await waitFor(() =>
      expect(bodies(server, '/refund-sent')).toEqual([{ way: 'nagad', trx_id: '7A1B2C3D' }]),
    );
  });

  it('OPS-368 a refund that was sent shows its TrxID and has no act', async () => {
    const sent = { refund_sent_at: '2026-11-26T06:00:00.000Z', refund_trx_id: '7A1B2C3D' } as const;
    open('/ops/deals/4', {
      'GET /api/ops/deals/4': detail(4, {
        invoice: invoice(5, { status: 'refunded', refunded_amount: 1650, ...sent }),
      }),
    });
    expect(await screen.findByText('26 Nov, 2026, TrxID 7A1B2C3D')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Refund sent/ })).toBeNull();
  });

  it('API-339 OPS-048 OPS-376 claims are a filter, say whether the rule is clear, and are refused with a reason', async () => {
    const claim = {
      act: 'waive',
      amount: 3300,
      until: '2026-12-20T06:00:00.000Z',
      claimed_at: '2026-11-20T06:00:00.000Z',
      certain: true,
      reason: 'They never called',
      refused: null,
    } as const;
    const preview = { act: 'waive', amount: 3300, until: claim.until } as const;
    const { server } = open('/ops/invoices?claim=open', {
      'GET /api/ops/invoices': pageOf([invoice(5, { claim, refund_preview: preview })]),
      'POST /api/ops/invoices/5/refuse-claim': done(),
    });
    expect(await screen.findByText('Claimed, the rule is clear')).toBeTruthy();
    expect(screen.getByText('Claim overdue')).toBeTruthy();
    expect(asked(server)).toBe('/api/ops/invoices?page=1&claim=open');
    await userEvent.keyboard('r');
    expect(
      await screen.findByText(/৳ 3,300 is to be waived\. The tutor wrote: "They never called"/),
    ).toBeTruthy();
    await answerDialog('Refuse the claim of Rahim', 'Refuse the claim', { words: 'Lessons were held' });
    await passWait();
    await waitFor(() => expect(bodies(server, '/refuse-claim')).toEqual([{ reason: 'Lessons were held' }]));
  });

  it('OPS-062 SHL-155 are refunded by leads alone, and others are told so and who they are', async () => {
    const paid = invoice(5, { status: 'paid', refund_preview: refundable });
    open('/ops/deals/4', {
      'GET /api/v1/user': me('operator'),
      'GET /api/ops/deals/4': detail(4, { invoice: paid }),
      'GET /api/ops/tutors/3/wallets': { data: [] },
    });
    expect(await screen.findByText(/^Only a lead operator can refund or waive\./)).toBeTruthy();
    const leads = screen.getByRole('link', { name: 'See who is a lead' });
    expect(leads.getAttribute('href')).toBe('/ops/operators');
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    await userEvent.keyboard('w');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('OPS-048 of one tutor say so, and lead to those of everybody', async () => {
    open('/ops/invoices?tutor=3', { 'GET /api/ops/invoices': pageOf([invoice(5)]) });
    expect(await screen.findByText('Only invoices of tutor 3.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Invoices of everybody' }));
    expect(where()).toBe('/ops/invoices');
  });
});
