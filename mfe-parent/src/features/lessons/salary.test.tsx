import type { SalaryMonth } from '@porao/contracts';
import { lessonMonth } from '@porao/platform/testing/lessons';
import { salaryClaim, salaryMonth } from '@porao/platform/testing/salary';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import { routes } from '../../routes.ts';
import LessonsPage from './lessons.page.tsx';

function open(change: Partial<SalaryMonth> = {}, answers: Record<string, unknown> = {}) {
  const { path } = routes.lessons;
  const { server, platform } = renderAsGuardian(path.replace(':dealId', '4'), path, <LessonsPage />, {
    'GET /api/deals/4/lessons': lessonMonth({ side: 'guardian', name: 'Rahim' }),
    'GET /api/deals/4/cases': { data: [] },
    'GET /api/deals/4/salary': salaryMonth({ side: 'guardian', ...change }),
    'POST /api/deals/4/salary': done(salaryMonth().data),
    ...answers,
  });
  const posts = () => server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { platform, posts };
}
const claim = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the salary of a tutor', () => {
  it('PAR-175 has the same month as the tutor reads, and says that money goes to the tutor directly', async () => {
    open({ due: { amount: 5000, why: 'agreed', salary: 6000, part: null, on: '2026-11-30' } });
    expect(await screen.findByText('৳ 5,000')).toBeTruthy();
    expect(screen.getByText(/^You both agreed on this amount, due on 30 Nov, 2026\./)).toBeTruthy();
    expect(screen.getByText('You pay the tutor directly. Porao takes no part of it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull();
  });

  it('PAR-178 has a receipt once a payment is confirmed', async () => {
    open({ confirmed: 10 });
    expect(await screen.findByRole('button', { name: 'Receipt as PDF' })).toBeTruthy();
  });

  it('PAR-176 a payment is written down with what is left, and by cash without a TrxID', async () => {
    const { posts } = open({ left: 2000 });
    fireEvent.click(await screen.findByRole('button', { name: 'Write down a payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A payment for November 2026' }));
    fireEvent.click(dialog.getByLabelText('Cash'));
    fireEvent.change(dialog.getByLabelText('Day of the payment'), { target: { value: '2026-11-19' } });
    expect(dialog.getByText(/Nothing is agreed by silence/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(posts()).toMatchObject([
        { kind: 'paid', amount: 2000, way: 'cash', paid_on: '2026-11-19', month: '2026-11' },
      ]),
    );
  });

  it('PAR-177 an own payment waits for the tutor and is taken back; once it is confirmed it is kept', async () => {
    const { posts, platform } = open({
      claims: [salaryClaim(1), salaryClaim(2, { amount: 90, state: 'confirmed', answer: 3 })],
    });
    expect((await claim('৳ 90, cash')).queryByRole('button')).toBeNull();
    const own = await claim('৳ 4,000, cash');
    expect(own.getByText('Waits for the tutor')).toBeTruthy();
    fireEvent.click(own.getByRole('button', { name: 'Take back' }));
    expect(posts()).toEqual([]);
    act(() => platform.modals[0]?.buttons.at(-1)?.onPress?.());
    await waitFor(() => expect(posts()).toMatchObject([{ kind: 'taken_back', about: 1 }]));
  });

  it('PAR-177 what the tutor wrote is confirmed or denied, and a denied payment leads to a report', async () => {
    const { posts } = open({
      claims: [
        salaryClaim(1, { side: 'tutor', kind: 'due', amount: 700, way: null, paid_on: null }),
        salaryClaim(2, { state: 'denied', answer: 3 }),
      ],
    });
    const asked = await claim('Another amount for this month: ৳ 700');
    expect(asked.getByRole('button', { name: 'That is right' })).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'That is not right' }));
    await waitFor(() => expect(posts()).toMatchObject([{ kind: 'denied', about: 1 }]));
    fireEvent.click((await claim('৳ 4,000, cash')).getByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'There is a problem: Rahim' }));
    await waitFor(() =>
      expect(dialog.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value).toBe(
        'other',
      ),
    );
  });
});
