import { fieldFailure, setOnline } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done, me, noAnswer, pageOf } from '../../common/testing/answers.ts';
import { passWait, posts, renderAsOperator, where } from '../../common/testing/render.tsx';
import LookupPage from './lookup.page.tsx';
import { row, summary } from './lookups.answers.ts';
import LookupsPage from './lookups.page.tsx';

const pages = { '/ops/lookups': <LookupsPage />, '/ops/lookups/:list': <LookupPage /> };
const lists = {
  'GET /api/ops/lookups': {
    data: [
      summary('departments', { waiting: 2, hidden: 1 }),
      summary('subjects', { parent: 'i_classes' }),
      summary('education_levels', { fixed: true }),
    ],
  },
};
const departments = (rows = [row(7), row(8, { waiting: true, added_by: 'Rahim' })]) => ({
  'GET /api/ops/lookups/departments': pageOf(rows),
});
const open = (address: string, answers: Record<string, unknown> = {}) =>
  renderAsOperator(pages, address, {
    'GET /api/v1/user': me('operator', 'lead'),
    ...lists,
    ...departments(),
    ...answers,
  });
/** Opens the list of departments, and puts the focus on a row. */
const openAtRow = async (id: number, answers: Record<string, unknown>) => {
  const opened = open('/ops/lookups/departments', answers);
  (await screen.findByRole('link', { name: new RegExp(`Department ${id}`) })).focus();
  return opened;
};

describe('the lists', () => {
  it('OPS-080 leads to the rows that wait', async () => {
    open('/ops/lookups');
    const link = await screen.findByRole('link', { name: 'Departments' });
    expect(link.getAttribute('href')).toBe('/ops/lookups/departments?state=waiting');
    expect(screen.getByText('2 wait')).toBeTruthy();
    expect(screen.getByText('3 rows · 1 hidden')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Subjects' }).getAttribute('href')).toBe('/ops/lookups/subjects');
  });
});

describe('a list', () => {
  it('OPS-080 OPS-084 shows both names, how often a row is used, and asks for what the address says', async () => {
    const { server } = open('/ops/lookups/departments?q=dep&state=waiting');
    expect(await screen.findByText('used 2 times · added by Rahim')).toBeTruthy();
    expect(screen.getByText('Waits for review')).toBeTruthy();
    const asked = server.sent.find(({ path }) => path.includes('departments?'))?.path ?? '';
    expect(asked).toContain('q=dep');
    expect(asked).toContain('state=waiting');
  });

  it('offers other words when nothing is found, and nothing at an unknown list', async () => {
    open('/ops/lookups/departments', departments([]));
    expect(await screen.findByText('No rows here')).toBeTruthy();
  });

  it('OPS-083 hides by the keyboard, which can be taken back', async () => {
    const { server } = await openAtRow(7, {
      'POST /api/ops/lookups/departments/7/hide': done(row(7)),
      'POST /api/ops/lookups/departments/7/show': done(row(7)),
    });
    await userEvent.keyboard('h');
    await waitFor(() => expect(posts(server)).toHaveLength(1));
    expect(posts(server)[0]?.[0]).toBe('/api/ops/lookups/departments/7/hide');
    await screen.findByRole('button', { name: /Take back/ });
    await userEvent.keyboard('u');
    await waitFor(() =>
      expect(posts(server)[1]).toEqual(['/api/ops/lookups/departments/7/show', { takes_back: true }]),
    );
  });

  it('OPS-084 keeps a row that waits, 5 s later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = await openAtRow(8, {
      'POST /api/ops/lookups/departments/8/review': done(row(8)),
    });
    await userEvent.keyboard('v');
    expect(await screen.findByText('Kept: Department 8')).toBeTruthy();
    expect(posts(server)).toEqual([]);
    await passWait();
    await waitFor(() => expect(posts(server)).toHaveLength(1));
  });

  it('OPS-081 changes both names; a refused name stays in its field with the reason', async () => {
    const { server } = open('/ops/lookups/departments?q=x&row=7', {
      'GET /api/ops/lookups/departments/7': { data: row(7, { same_name: 2 }) },
      'POST /api/ops/lookups/departments/7/rename': fieldFailure({
        name: ['The list has this name already.'],
      }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Department 7' });
    const name = await within(dialog).findByLabelText('English name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Physics');
    await userEvent.click(within(dialog).getByLabelText('Also the 2 other rows of this English name'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save the names' }));
    expect(await within(dialog).findByText('The list has this name already.')).toBeTruthy();
    expect((name as HTMLInputElement).value).toBe('Physics');
    server.answers['POST /api/ops/lookups/departments/7/rename'] = done(row(7));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save the names' }));
    await waitFor(() => expect(where()).toBe('/ops/lookups/departments?q=x'));
    expect(posts(server).at(-1)?.[1]).toEqual({
      name: 'Physics',
      bengali_name: 'ডিপার্টমেন্ট 7',
      everywhere: true,
      from: { name: 'Department 7', bengali_name: 'ডিপার্টমেন্ট 7' },
    });
  });

  it('OPS-081 adds a row with its names', async () => {
    const { server } = open('/ops/lookups/departments', {
      'POST /api/ops/lookups/departments': done(row(9)),
    });
    await screen.findByRole('button', { name: /^Add/ });
    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Add to: Departments' });
    await userEvent.type(within(dialog).getByLabelText('English name'), 'Botany');
    await userEvent.type(within(dialog).getByLabelText('Bengali name'), 'Botany');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText('Write the name in Bengali letters.')).toBeTruthy();
    await userEvent.clear(within(dialog).getByLabelText('Bengali name'));
    await userEvent.type(within(dialog).getByLabelText('Bengali name'), 'উদ্ভিদবিদ্যা');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(server)).toEqual([
      ['/api/ops/lookups/departments', { name: 'Botany', bengali_name: 'উদ্ভিদবিদ্যা' }],
    ]);
  });

  it('OPS-085 OPS-268 says what will move before it merges, and what was shown', async () => {
    const merged = { into: row(8), moved: 41, merged_below: 0 };
    const { server } = await openAtRow(7, {
      'GET /api/ops/lookups/departments/7/merge': { data: merged },
      'POST /api/ops/lookups/departments/7/merge': done(merged),
    });
    await userEvent.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: 'Merge Department 7 into another row' });
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Merge' });
    expect(button.disabled).toBe(true);
    await userEvent.click(await within(dialog).findByLabelText('Department 8'));
    expect(
      await within(dialog).findByText('41 profiles, requests and jobs will use the other row.'),
    ).toBeTruthy();
    expect(posts(server)).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(server)).toEqual([
      [
        '/api/ops/lookups/departments/7/merge',
        { into: 8, from: { name: 'Department 7', into: 'Department 8' } },
      ],
    ]);
  });

  it('OPS-085 offers merging to leads alone', async () => {
    const opened = { 'GET /api/ops/lookups/departments/7': { data: row(7) } };
    const first = open('/ops/lookups/departments?row=7', opened);
    expect(await screen.findByRole('button', { name: 'Merge' })).toBeTruthy();
    first.unmount();
    open('/ops/lookups/departments?row=7', { ...opened, 'GET /api/v1/user': me('operator') });
    expect(await screen.findByRole('button', { name: 'Hide' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await screen.findByRole('link', { name: /Department 7/ })).focus();
    await userEvent.keyboard('m?');
    const keys = await screen.findByRole('dialog');
    expect(within(keys).getByText('Hide or show')).toBeTruthy();
    expect(within(keys).queryByText('Merge')).toBeNull();
  });

  it('OPS-083 offers no new row where rules know the list', async () => {
    const fixed = row(6, { fixed: true, name: 'Secondary' });
    open('/ops/lookups/education_levels', {
      'GET /api/ops/lookups/education_levels': pageOf([fixed]),
    });
    expect(await screen.findByText('Names only')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});

describe('without a connection', () => {
  const message = 'The server could not be reached. Check your connection and try again.';
  const text =
    'The server could not be reached. Check your connection and try again. What you typed is still here.';

  it.each([
    ['hiding', 'h', 7, 'hide', 'Not done: Hidden: Department 7'],
    ['keeping', 'v', 8, 'review', 'Not done: Kept: Department 8'],
  ])('%s says that it was not done, and the row is back', async (_, key, id, act, title) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server, platform } = await openAtRow(id, {
      [`POST /api/ops/lookups/departments/${id}/${act}`]: noAnswer,
    });
    setOnline(false);
    await userEvent.keyboard(key);
    await passWait();
    await waitFor(() =>
      expect(platform.toasts).toEqual([{ tone: 'error', title, message, duration: false }]),
    );
    expect(posts(server)).toHaveLength(1);
    expect(screen.getByRole('link', { name: new RegExp(`Department ${id}`) })).toBeTruthy();
  });

  it('what is typed stays, and is saved once there is one', async () => {
    const call = 'POST /api/ops/lookups/departments/7/rename';
    const { server } = open('/ops/lookups/departments?row=7', {
      'GET /api/ops/lookups/departments/7': { data: row(7) },
      [call]: noAnswer,
    });
    const dialog = await screen.findByRole('dialog', { name: 'Department 7' });
    const name = await within(dialog).findByLabelText<HTMLInputElement>('English name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Physics');
    setOnline(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save the names' }));
    expect(await within(dialog).findByText(text)).toBeTruthy();
    expect(name.value).toBe('Physics');
    server.answers[call] = done(row(7));
    setOnline(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save the names' }));
    await waitFor(() => expect(where()).toBe('/ops/lookups/departments'));
    expect(posts(server)).toHaveLength(2);
  });

  it('a new row stays in its form, also when the dialog is closed', async () => {
    open('/ops/lookups/departments', { 'POST /api/ops/lookups/departments': noAnswer });
    const add = await screen.findByRole('button', { name: /^Add/ });
    await userEvent.click(add);
    const dialog = await screen.findByRole('dialog', { name: 'Add to: Departments' });
    await userEvent.type(within(dialog).getByLabelText('English name'), 'Botany');
    await userEvent.type(within(dialog).getByLabelText('Bengali name'), 'উদ্ভিদবিদ্যা');
    setOnline(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText(text)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(add);
    const again = await screen.findByRole('dialog', { name: 'Add to: Departments' });
    expect(within(again).getByLabelText<HTMLInputElement>('English name').value).toBe('Botany');
  });

  it('a merge says so, and the chosen row stays chosen', async () => {
    await openAtRow(7, {
      'GET /api/ops/lookups/departments/7/merge': { data: { into: row(8), moved: 41, merged_below: 0 } },
      'POST /api/ops/lookups/departments/7/merge': noAnswer,
    });
    await userEvent.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: 'Merge Department 7 into another row' });
    const choice = await within(dialog).findByLabelText<HTMLInputElement>('Department 8');
    await userEvent.click(choice);
    await within(dialog).findByText('41 profiles, requests and jobs will use the other row.');
    setOnline(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
    expect(await within(dialog).findByText(text)).toBeTruthy();
    expect(choice.checked).toBe(true);
  });
});
