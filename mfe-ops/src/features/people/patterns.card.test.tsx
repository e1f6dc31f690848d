import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../common/testing/answers.ts';
import { pattern } from '../../common/testing/patterns.answers.ts';
import { renderAsOperator } from '../../common/testing/render.tsx';
import { PatternsCard } from './patterns.card.tsx';

const open = (answer: unknown) =>
  renderAsOperator({ '/': <PatternsCard userId={50} /> }, '/', { 'GET /api/ops/patterns': answer });

it('OPS-356 shows the patterns of an account, with the others in it, and the way to the list', async () => {
  const people = [
    { user_id: 50, name: 'Rokeya Begum', banned: false },
    { user_id: 51, name: 'Rahim', banned: true },
  ];
  const { server } = open(
    pageOf([pattern({ kind: 'accounts', why: 'accounts.nid', numbers: { people: 2 }, people, deals: [] })]),
  );
  const list = within(await screen.findByRole('list', { name: 'Patterns' }));
  expect(list.getByText('2 accounts have one NID.')).toBeTruthy();
  expect(list.getByRole('link', { name: 'Rahim' }).getAttribute('href')).toBe('/ops/people/51');
  expect(list.queryByRole('link', { name: 'Rokeya Begum' })).toBeNull();
  expect(list.getByText('Banned')).toBeTruthy();
  expect(list.getByRole('button', { name: 'Looked at' })).toBeTruthy();
  const all = screen.getByRole('link', { name: 'In the list' });
  expect(all.getAttribute('href')).toBe('/ops/patterns?person=50&show=all');
  expect(server.sent.map(({ path }) => path)).toContain('/api/ops/patterns?person=50&show=all');
});

it('OPS-356 says that nothing is unusual, and what could not be loaded', async () => {
  open(pageOf([]));
  expect(await screen.findByText('Nothing unusual.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'In the list' })).toBeNull();
});
