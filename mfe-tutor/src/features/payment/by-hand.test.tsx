import type { HandPayment, PayAccount } from '@porao/contracts';
import { failure } from '@porao/platform/testing';
import { invoice, page } from '@porao/platform/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { expectToasts, renderAsTutor } from '../../common/testing/render.tsx';
import InvoicePage from './invoice.page.tsx';

const accounts: PayAccount[] = [
  { way: 'bkash', account: '01711000001' },
  { way: 'nagad', account: '01811000001' },
];
const payment = (change: Partial<HandPayment> = {}): HandPayment => ({
  id: 5,
  way: 'bkash',
  trx_id: '8N7A6D5E4F',
  amount: 3575,
  state: 'claimed',
  reason: null,
  claimed_at: '2026-11-26T08:00:00.000Z',
  decided_at: null,
  ...change,
});
const call = 'POST /api/tutor/invoices/4/hand-payments';
const open = (change: Parameters<typeof invoice>[1] = {}, answers: Record<string, unknown> = {}) =>
  renderAsTutor('/tutor/payment/invoice', <InvoicePage />, {
    'GET /api/tutor/invoices': page([invoice(4, { accounts, hand_payment: null, ...change })]),
    'GET /api/tutor/payment-ways': { data: { online: [] } },
    ...answers,
  });
const enter = async (trxId: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'I have paid: enter the TrxID' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'bKash' }));
  if (trxId) await userEvent.type(screen.getByLabelText('TrxID'), trxId);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};

describe('paying by hand', () => {
  it('TUT-176 an unpaid invoice has numbers, amount and reference, each to copy', async () => {
    open();
    const user = userEvent.setup();
    const part = within(await screen.findByRole('region', { name: 'Pay by wallet or bank' }));
    for (const text of ['৳ 3,575', 'P-4', '01711000001', '01811000001'])
      expect(part.getByText(text)).toBeTruthy();
    await user.click(part.getByRole('button', { name: 'Copy: Reference to write' }));
    expect(await part.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('P-4');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(part.getByRole('button', { name: 'Copy: bKash' }));
    expect(await part.findByText('Please press and hold it to copy it.')).toBeTruthy();
    expect(screen.queryByText(/cannot be paid here yet/)).toBeNull();
  });

  it('TUT-177 the TrxID is entered, and is then being checked', async () => {
    const { sent, answers, platform } = open();
    answers[call] = () => {
      answers['GET /api/tutor/invoices'] = page([invoice(4, { accounts, hand_payment: payment() })]);
      return done(payment(), 'Thank you.');
    };
    await enter('8n7a 6d5e 4f');
    await expectToasts(platform, 'Thank you.');
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      way: 'bkash',
      trx_id: '8N7A6D5E4F',
    });
    expect(await screen.findByText('We check your payment within a working day')).toBeTruthy();
    expect(screen.getByText('৳ 3,575 by bKash, TrxID 8N7A6D5E4F, entered on 26 Nov, 2026.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^I have paid/ })).toBeNull();
  });

  it('TUT-177 a TrxID of another form is refused at once, and a refusal keeps what was typed', async () => {
    const { sent } = open({}, { [call]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await enter('8N7A');
    expect(await screen.findByText(/^A bKash TrxID has 10/)).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.type(screen.getByLabelText('TrxID'), '6D5E4F');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Your payment was not entered')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('TrxID').value).toBe('8N7A6D5E4F');
  });

  it('TUT-178 a refused one says why and is entered again', async () => {
    open({ hand_payment: payment({ state: 'refused', reason: 'The amount is ৳ 3,000.' }) });
    expect(await screen.findByText(/The amount is ৳ 3,000\. \(TrxID 8N7A6D5E4F\)/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^I have paid/ })).toBeTruthy();
  });

  it('TUT-196 a mistyped one is taken back and entered again', async () => {
    const { sent, answers, platform } = open({ hand_payment: payment() });
    answers['DELETE /api/tutor/hand-payments/5'] = () => {
      answers['GET /api/tutor/invoices'] = page([invoice(4, { accounts, hand_payment: null })]);
      return done(null, 'Taken back.');
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Enter it again' }));
    await expectToasts(platform, 'Taken back.');
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
    expect(await screen.findByLabelText('TrxID')).toBeTruthy();
  });

  it('TUT-196 one that was decided on meanwhile is not taken back, and says so', async () => {
    const { platform } = open(
      { hand_payment: payment() },
      { 'DELETE /api/tutor/hand-payments/5': failure(409, 'CONFLICT', 'It was decided on already.') },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Enter it again' }));
    await expectToasts(platform, 'It was decided on already.');
    expect(screen.getByText('We check your payment within a working day')).toBeTruthy();
  });

  it.each(['paid', 'waived'] as const)('TUT-197 of a %s charge it says what went back', async (status) => {
    const returned = { returned_amount: 3575, return_trx_id: '9S7A6D5E4F' };
    const decided_at = '2026-11-27T08:00:00.000Z';
    open({ status, hand_payment: payment({ state: 'returned', decided_at, ...returned }) });
    expect(await screen.findByText('We sent ৳ 3,575 back to you')).toBeTruthy();
    expect(
      screen.getByText(/8N7A6D5E4F was not needed\. Sent on 27 Nov, 2026, TrxID 9S7A6D5E4F/),
    ).toBeTruthy();
  });

  it.each([
    ['without accounts', { accounts: [] }],
    ['that needs nothing any more', { status: 'waived' }],
  ] as const)('TUT-197 a refusal is shown at a charge %s', async (_, change) => {
    const decided_at = '2026-11-27T08:00:00.000Z';
    const refused = payment({ state: 'refused', reason: 'Nothing came in.', decided_at });
    open({ ...change, accounts: [], hand_payment: refused });
    expect(await screen.findByText(/^Nothing came in\./)).toBeTruthy();
  });

  it('TUT-197 the numbers are there although the list of ways is not', async () => {
    open({}, { 'GET /api/tutor/payment-ways': failure(500, 'INTERNAL', 'Down') });
    expect(await screen.findByRole('region', { name: 'Pay by wallet or bank' })).toBeTruthy();
    expect(screen.getByText('01711000001')).toBeTruthy();
  });

  it('TUT-176 a paid invoice, and one without numbers, has none of it', async () => {
    open({ status: 'paid', hand_payment: payment({ state: 'matched' }) });
    await waitFor(() => expect(screen.getByRole('article')).toBeTruthy());
    expect(screen.queryByRole('region', { name: 'Pay by wallet or bank' })).toBeNull();
  });
});
