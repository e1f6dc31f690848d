import { invoice, page } from '@porao/platform/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { user } from '../../common/testing/answers.ts';
import { deal } from '../../common/testing/deals.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import LettersPage from './letters.page.tsx';

const open = (invoices: unknown, answers: Record<string, unknown> = {}) =>
  renderAsTutor('/tutor/confirmation-letters', <LettersPage />, {
    'GET /api/tutor/invoices': invoices,
    'GET /api/v1/user': { data: user },
    'GET /api/tutor/deals': { data: { in_process: [deal(4)], continue: [] } },
    ...answers,
  });

it('TUT-020 shows that there is none', async () => {
  open(page([]));
  expect(await screen.findByText('No Confirmation Letters!')).toBeTruthy();
});

it('RUL-040 has a letter for each confirmation, and names the family only of a running deal', async () => {
  open(page([invoice(4), invoice(5)]));
  expect(await screen.findByText('Sadia Islam')).toBeTruthy();
  const [first, second] = screen.getAllByRole('article');
  expect(first?.textContent).toContain('Nusrat Jahan was chosen on 04 November 2026');
  expect(within(first as HTMLElement).getByText('৳ 6,500 a month')).toBeTruthy();
  expect(second?.textContent).not.toContain('Sadia Islam');
});

it('shows a letter only once all of it is loaded', async () => {
  let answer: (deals: unknown) => void = () => {};
  const { sent } = open(page([invoice(4)]), {
    'GET /api/tutor/deals': () => new Promise((resolve) => (answer = resolve)),
  });
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/tutor/deals'));
  expect(screen.queryByRole('article')).toBeNull();
  answer({ data: { in_process: [deal(4)], continue: [] } });
  expect((await screen.findByRole('article')).textContent).toContain('Sadia Islam');
});
