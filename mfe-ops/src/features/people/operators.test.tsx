import { failure } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { done, me, pageOf } from '../../common/testing/answers.ts';
import { answerDialog, posts, renderAsOperator, where } from '../../common/testing/render.tsx';
import { manifest } from '../../manifest.ts';
import OperatorsPage from './operators.page.tsx';
import { operator, user } from './people.answers.ts';

const open = (answers: Record<string, unknown> = {}, address = '/ops/operators') =>
  renderAsOperator({ '/ops/operators': <OperatorsPage />, '/ops/people/:userId': null }, address, {
    'GET /api/v1/user': me('operator', 'lead'),
    'GET /api/ops/operators': pageOf([
      operator(7, { name: 'Rina Akter' }),
      operator(8, { name: 'Salma Khatun', roles: ['lead', 'operator'], by: 'Rina Akter' }),
    ]),
    ...answers,
  });

it('OPS-069 shows who has which role, since when and by whom, and leads to the person by keyboard', async () => {
  open();
  const rows = within(await screen.findByRole('list', { name: 'Operators' }));
  expect(rows.getByText('Operator, since 05 Jan, 2026, granted at the command line')).toBeTruthy();
  expect(rows.getByText('Lead operator, since 05 Jan, 2026, granted by Rina Akter')).toBeTruthy();
  expect(rows.getAllByText('01712345678')).toHaveLength(2);
  await userEvent.keyboard('jj{Enter}');
  expect(where()).toBe('/ops/people/8');
});

it('OPS-069 is searched by what the address says', async () => {
  const { server } = open({}, '/ops/operators?q=salma&page=2');
  await screen.findByRole('link', { name: 'Salma Khatun' });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('salma');
  expect(server.sent.map(({ path }) => path)).toContain('/api/ops/operators?page=2&q=salma');
});

it('OPS-069 a lead revokes a role with a reason, and takes that back', async () => {
  const changed = done(user(8));
  const { server } = open({
    'POST /api/ops/users/8/revoke': changed,
    'POST /api/ops/users/8/grant': changed,
  });
  await screen.findByRole('link', { name: 'Salma Khatun' });
  await userEvent.keyboard('jjd');
  const dialog = await screen.findByRole('dialog', { name: 'Revoke a role of Salma Khatun' });
  await userEvent.click(within(dialog).getByLabelText('Operator'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await within(dialog).findByText('Choose a reason or write one.')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Left the team');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Salma Khatun is no longer Operator')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /^Take back/ }));
  // Revoking operator revoked lead too, and granting lead grants both.
  await waitFor(() =>
    expect(posts(server)).toEqual([
      ['/api/ops/users/8/revoke', { role: 'operator', reason: 'Left the team' }],
      ['/api/ops/users/8/grant', { role: 'lead', reason: 'Taken back', takes_back: true }],
    ]),
  );
});

it('OPS-069 a refusal says why, and the row stays', async () => {
  const { platform } = open({
    'POST /api/ops/users/8/revoke': () => failure(409, 'CONFLICT', 'This is the last lead.'),
  });
  const row = (await screen.findByRole('link', { name: 'Salma Khatun' })).closest('li') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { name: 'Revoke a role' }));
  await answerDialog('Revoke a role of Salma Khatun', 'Revoke', { words: 'Left the team' });
  await waitFor(() =>
    expect(platform.toasts).toEqual([
      {
        tone: 'error',
        title: 'Not done: Salma Khatun is no longer Lead operator',
        message: 'This is the last lead.',
        duration: false,
      },
    ]),
  );
  expect(screen.getByRole('link', { name: 'Salma Khatun' })).toBeTruthy();
});

it('OPS-069 a lead grants to somebody of the list there, to others on their page', async () => {
  open();
  await screen.findByRole('link', { name: 'Rina Akter' });
  expect(screen.getByRole('link', { name: 'People' }).getAttribute('href')).toBe('/ops/people');
  await userEvent.keyboard('ja');
  const dialog = await screen.findByRole('dialog', { name: 'Grant Rina Akter a role' });
  const choices = within(dialog).getAllByRole('radio');
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
    'Lead operator',
    'Another role',
  ]);
});

it('OPS-069 an operator who is no lead sees the list without acts', async () => {
  open({ 'GET /api/v1/user': me('operator') });
  await screen.findByRole('link', { name: 'Rina Akter' });
  expect(screen.queryByRole('button', { name: /role/ })).toBeNull();
  expect(screen.queryByText(/To grant a role/)).toBeNull();
  await userEvent.keyboard('jad?');
  const keys = await screen.findByRole('dialog', { name: 'Keys of this page' });
  expect(within(keys).queryByText(/a role/)).toBeNull();
});

it('OPS-069 has a menu entry and a route for operators, in both languages', () => {
  const entry = manifest.menu.find(({ path }) => path === '/ops/operators');
  expect(entry).toMatchObject({ place: 'ops', label: { en: 'Operators', bn: 'অপারেটর' } });
  expect(manifest.routes.find(({ path }) => path === '/ops/operators')).toMatchObject({
    access: 'operator',
    chunk: 'operators',
  });
});
