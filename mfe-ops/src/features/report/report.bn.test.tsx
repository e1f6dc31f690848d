import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { report } from './report.answers.ts';

// The language is fixed when the modules load, as in a page.
document.documentElement.lang = 'bn';
vi.resetModules();
const { me } = await import('../../common/testing/answers.ts');
const { renderAsOperator } = await import('../../common/testing/render.tsx');
const { default: ReportPage } = await import('./report.page.tsx');

it('OPS-303 is in Bengali, with its digits', async () => {
  const { container } = renderAsOperator({ '/ops/report': <ReportPage /> }, '/ops/report', {
    'GET /api/v1/user': me('operator', 'lead'),
    'GET /api/ops/report': { data: report },
  });
  expect(await screen.findByRole('list', { name: 'এখন ২৪ ঘণ্টার বেশি অপেক্ষায়' })).toBeTruthy();
  expect(screen.getByText('অনুরোধ অনুমোদন: ৪ (অর্ধেক সাড়ে ৫ ঘণ্টার মধ্যে) · অন্যান্য কাজ: ২')).toBeTruthy();
  expect(screen.getByText('ধার্য: ৳ ১,২৩,৩০০')).toBeTruthy();
  expect(container.textContent).not.toMatch(/report\.|weeks\.|decided\./);
});
