import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { account } from './ledger.answers.ts';

// The language is fixed when the modules load, as in a page.
document.documentElement.lang = 'bn';
vi.resetModules();
const { me, pageOf } = await import('../../common/testing/answers.ts');
const { renderAsOperator } = await import('../../common/testing/render.tsx');
const { default: LedgerPage } = await import('./ledger.page.tsx');

it('OPS-320 is in Bengali, with its digits', async () => {
  const { container } = renderAsOperator({ '/ops/ledger': <LedgerPage /> }, '/ops/ledger', {
    'GET /api/v1/user': me('operator', 'lead'),
    'GET /api/ops/ledger': pageOf([account('wallet:bkash', 3250), account('tutor:7', -10, 'Rahim')]),
  });
  expect(await screen.findByRole('link', { name: 'বিকাশ' })).toBeTruthy();
  expect(screen.getByText('+৳ ৩,২৫০')).toBeTruthy();
  expect(screen.getByText(/৭ নম্বর টিউটর/)).toBeTruthy();
  expect(container.textContent).not.toMatch(/ledger\./);
});
