import type { ChargeClaim } from '@porao/contracts';
import { invoice, page } from '@porao/platform/testing/answers';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import InvoicePage from './invoice.page.tsx';

const list = 'GET /api/tutor/invoices';
const claim: ChargeClaim = {
  act: 'waive',
  amount: 3300,
  until: '2099-12-20T06:00:00.000Z',
  claimed_at: null,
  certain: true,
  reason: null,
  refused: null,
};
const rows = (change: Partial<ChargeClaim>) => page([{ ...invoice(4), claim: { ...claim, ...change } }]);
const open = (change: Partial<ChargeClaim> = {}) =>
  renderAsTutor('/tutor/payment/invoice', <InvoicePage />, { [list]: rows(change) });

it('TUT-186 a tutor claims a waiver with the amount and the deadline shown, and reads that it will be', async () => {
  const server = open();
  expect(
    await screen.findByText(
      /lessons began: if you claim it by 20 Dec, 2099, the whole ৳ 3,300 is to be waived/,
    ),
  ).toBeTruthy();
  server.answers['POST /api/tutor/invoices/4/claim'] = () => {
    server.answers[list] = rows({ claimed_at: '2026-11-20T06:00:00.000Z' });
    return done();
  };
  await userEvent.click(screen.getByRole('button', { name: 'Claim the waiver' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('What happened?'), 'They never called');
  await userEvent.click(dialog.getByRole('button', { name: 'Claim the waiver' }));
  expect(await screen.findByText(/^Will be waived: ৳ 3,300\./)).toBeTruthy();
  const post = server.sent.find(({ method }) => method === 'POST');
  expect(post?.body).toEqual({ reason: 'They never called' });
});

it.each([
  [{ act: 'refund', certain: false }, /claim ৳ 3,300 back until 20 Dec, 2099/],
  [{ certain: false, claimed_at: '2026-11-20T06:00:00.000Z' }, /is waived\. Our team decides within 3 days/],
  [
    { claimed_at: '2026-11-20T06:00:00.000Z', refused: 'Lessons were held' },
    'Your claim was refused: Lessons were held',
  ],
] as const)('TUT-187 says what can be claimed and what became of a claim: %o', async (change, text) => {
  open(change);
  expect(await screen.findByText(text)).toBeTruthy();
});
