import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import ProblemDialog from '../../common/cases/problem.dialog.tsx';
import UnsafeNotice from '../../common/cases/unsafe.notice.tsx';
import { contact, done, pageOf } from '../../common/testing/answers.ts';
import { bodies, renderAsOperator, where } from '../../common/testing/render.tsx';
import { counts, opsCase } from './cases.answers.ts';
import CasesPage from './cases.page.tsx';

const open = (address: string, answers: Record<string, unknown>) =>
  renderAsOperator({ '/ops/cases': <CasesPage /> }, address, {
    'GET /api/ops/cases/counts': { data: counts },
    ...answers,
  });
const unsafe = {
  id: 9,
  person: contact(50, 'Salma'),
  side: 'guardian',
  due_at: '2020-11-20T08:00:00.000Z',
  assignee: null,
};

describe('the queue of cases', () => {
  it('OPS-343 asks for what the address says, undecided ones unless it says otherwise', async () => {
    const { server } = open('/ops/cases?whose=mine&overdue=true&next=answered&kind=unpaid&age=3', {
      'GET /api/ops/cases': pageOf([opsCase(8, { overdue: true, missed_calls: 2, answered: true })]),
    });
    const row = await screen.findByRole('link', { name: 'Lessons were not held: Rahim and Salma' });
    expect(row.getAttribute('href')).toBe('/ops/cases/8');
    expect(screen.getByText(/2 missed calls/)).toBeTruthy();
    expect(screen.getByText(/^Overdue: Decide by/)).toBeTruthy();
    const row8 = row.closest('li');
    expect(row8 && within(row8).getByText('An answer came')).toBeTruthy();
    const asked = server.sent.map(({ path }) => path).find((path) => path.startsWith('/api/ops/cases?'));
    expect(asked).toBe(
      '/api/ops/cases?page=1&state=undecided&kind=unpaid&whose=mine&overdue=true&next=answered&days=3',
    );
  });

  it('OPS-343 has all cases of one deal, and leads to those of everybody', async () => {
    const { server } = open('/ops/cases?deal=4', { 'GET /api/ops/cases': pageOf([opsCase(8)]) });
    expect(await screen.findByText('Only cases of deal 4.')).toBeTruthy();
    expect(server.sent.some(({ path }) => path === '/api/ops/cases?page=1&deal_id=4')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cases of everybody' }));
    expect(where()).toBe('/ops/cases');
  });

  it('OPS-343 shows what waits and the load of each operator', async () => {
    open('/ops/cases', { 'GET /api/ops/cases': pageOf([]) });
    const tiles = within(await screen.findByRole('list', { name: 'Cases that wait' }));
    const kinds = within(screen.getByRole('list', { name: 'By kind' }));
    const unpaid = kinds.getByRole('link', { name: /3$/ });
    expect(unpaid.getAttribute('href')).toBe('/ops/cases?kind=unpaid');
    const first = tiles.getByRole('link', { name: '1 not safe' });
    expect(first.getAttribute('href')).toBe('/ops/cases?kind=unsafe');
    expect(
      ['0 to call back now', '2 answered'].map((name) =>
        tiles.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual(['/ops/cases?whose=mine&next=call', '/ops/cases?whose=mine&next=answered']);
    expect(screen.getByRole('link', { name: 'Karim' }).getAttribute('href')).toBe('/ops/cases?assignee=90');
    expect(screen.getByText('3 not decided · 1 overdue')).toBeTruthy();
    expect(await screen.findByText('No cases here')).toBeTruthy();
  });

  it('OPS-343 a key takes the chosen case at once', async () => {
    const { server, platform } = open('/ops/cases', {
      'GET /api/ops/cases': pageOf([opsCase(8)]),
      'POST /api/ops/cases/8/assign': done(),
    });
    await screen.findByRole('link', { name: /Lessons were not held/ });
    await userEvent.keyboard('a');
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'It is yours now.' }]));
    expect(bodies(server, '/assign')).toEqual([{}]);
  });
});

describe('who is not safe', () => {
  const show = (data: unknown[]) =>
    renderAsOperator({ '/ops': <UnsafeNotice /> }, '/ops', { 'GET /api/ops/cases/unsafe': { data } });

  it('OPS-344 is on top of the page with the number to call, the case and who has it', async () => {
    const assignee = { user_id: 90, name: 'Karim' };
    show([unsafe, ...[10, 11, 12].map((id) => ({ ...unsafe, id, assignee }))]);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('4 people are not safe: call now')).toBeTruthy();
    const rows = notice.getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    const links = within(rows[0] as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/ops/people/50',
      'tel:01711111111',
      '/ops/cases/9',
    ]);
    expect(notice.getByText('Nobody has it yet')).toBeTruthy();
    expect(notice.getByRole('link', { name: 'See all' })).toBeTruthy();
  });

  it('OPS-344 takes no room while everybody is safe', async () => {
    const { server } = show([]);
    await waitFor(() => expect(server.sent.some(({ path }) => path.endsWith('/unsafe'))).toBe(true));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('OPS-345 a case for somebody on the phone has the kinds of their side, and is opened', async () => {
  const pages = {
    '/ops': <ProblemDialog dealId={4} opened onClose={() => {}} />,
    '/ops/cases/:caseId': <p>Case</p>,
  };
  const { server } = renderAsOperator(pages, '/ops', {
    'POST /api/ops/cases': { status: 'success', message: 'Opened.', data: { id: 8 } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'There is a problem: deal 4' }));
  await userEvent.click(dialog.getByLabelText('Tutor'));
  expect(dialog.queryByLabelText('No tutor came')).toBeNull();
  await userEvent.click(dialog.getByLabelText('The salary was not paid'));
  await userEvent.type(dialog.getByLabelText('In their words'), 'Two months are not paid.');
  await userEvent.click(dialog.getByRole('button', { name: 'Open the case' }));
  await waitFor(() => expect(where()).toBe('/ops/cases/8'));
  expect(bodies(server, '/api/ops/cases')).toContainEqual({
    deal_id: 4,
    side: 'tutor',
    kind: 'unpaid',
    text: 'Two months are not paid.',
  });
});
