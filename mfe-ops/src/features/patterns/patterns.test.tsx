import { PatternWhy } from '@porao/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import bn from '../../common/patterns/locales/bn.ts';
import en from '../../common/patterns/locales/en.ts';
import { done, pageOf } from '../../common/testing/answers.ts';
import { pattern } from '../../common/testing/patterns.answers.ts';
import { answerDialog, bodies, passWait, renderAsOperator, where } from '../../common/testing/render.tsx';
import PatternsPage from './patterns.page.tsx';

const open = (address: string, answers: Record<string, unknown>) =>
  renderAsOperator({ '/ops/patterns': <PatternsPage /> }, address, answers);
const seen = { by: 'Rahim', note: 'Called, and being watched', at: '2026-03-01T18:05:00.000Z' };
const [title, button] = ['Looked at: Rokeya Begum', 'Looked at'] as const;

it('OPS-355 says why, leads to people and deals, and notes what was found', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = open('/ops/patterns', {
    'GET /api/ops/patterns': pageOf([pattern()]),
    'POST /api/ops/patterns/unpaid.family-50/seen': done(),
  });
  const link = await screen.findByRole('link', { name: 'Tutors unpaid: Rokeya Begum' });
  expect(link.getAttribute('href')).toBe('/ops/people/50');
  expect(screen.getByText(/^Tutor unpaid in 2 of this family’s deals, of which 1 ended/)).toBeTruthy();
  expect(screen.getByText('Not looked at')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Deal 8' }).getAttribute('href')).toBe('/ops/deals/8');
  link.focus();
  await userEvent.keyboard('d');
  await answerDialog(title, button, { choose: ['Explained, nothing to do'], words: 'Moved house' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Deal 8' })).toBeNull());
  await passWait();
  const reason = 'Explained, nothing to do. Moved house';
  await waitFor(() => expect(bodies(server, '/seen')).toEqual([{ reason }]));
});

it('OPS-355 a look without a finding is refused, and one that grew shows the note of the last', async () => {
  const { server } = open('/ops/patterns', { 'GET /api/ops/patterns': pageOf([pattern({ seen })]) });
  expect(await screen.findByText('Grew since')).toBeTruthy();
  expect(screen.getByText('Rahim, 02 Mar, 2026: Called, and being watched')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: button }));
  await answerDialog(title, button, {});
  expect(await screen.findByText('Choose a reason or write one.')).toBeTruthy();
  expect(bodies(server, '/seen')).toEqual([]);
});

it('OPS-355 all are shown by a filter, of one kind and person, without an act on those looked at', async () => {
  const { server } = open('/ops/patterns?kind=unpaid&person=50&show=all', {
    'GET /api/ops/patterns': pageOf([pattern({ open: false, seen })]),
  });
  expect(await screen.findByText('Of account 50')).toBeTruthy();
  await screen.findByRole('link', { name: 'Tutors unpaid: Rokeya Begum' });
  expect(screen.queryByRole('button', { name: button })).toBeNull();
  const query = 'page=1&kind=unpaid&person=50&show=all';
  expect(server.sent.some(({ path }) => path === `/api/ops/patterns?${query}`)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Of everybody' }));
  expect(where()).toBe('/ops/patterns?kind=unpaid&show=all');
});

it('OPS-355 every reason has its words in both languages', () => {
  for (const why of PatternWhy.options)
    for (const words of [en, bn])
      expect({ why, words: words[`pattern.why.${why}`] }).toEqual({
        why,
        words: expect.anything() as unknown,
      });
});
