import { fieldFailure } from '@porao/platform/testing';
import { ownReview, review, reviews } from '@porao/platform/testing/reviews';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { openAs } from '../../common/testing/guardian.tsx';
import ReviewsPage from './reviews.page.tsx';

const open = (change: Parameters<typeof reviews>[0] = {}, answers: Record<string, unknown> = {}) => {
  const { server, platform } = openAs(<ReviewsPage />, {
    answers: { 'GET /api/reviews': reviews(change), ...answers },
  });
  const posts = () =>
    server.sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { server, platform, posts };
};
const able = { deal_id: 4, class_name: 'Class 8', name: 'Rahim Uddin', until: null };
const about = { ...review(7, { side: 'tutor' }), deal_id: 4, name: 'Rahim Uddin' };
const write = 'POST /api/deals/4/review';

it('PAR-180 without any it says when there will be some', async () => {
  open();
  expect(await screen.findByText('No reviews yet')).toBeTruthy();
});

it('PAR-180 a tuition is reviewed by four answers and some words; what is missing is said, and nothing is lost', async () => {
  const refusal = 'Please tell what happened, in at least 10 characters.';
  const { server, posts } = open({ open: [able] }, { [write]: fieldFailure({ text: [refusal] }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review: Rahim Uddin' }));
  const send = await dialog.findByRole('button', { name: 'Send the review' });
  const text = dialog.getByLabelText<HTMLTextAreaElement>('In your own words');
  fireEvent.change(text, { target: { value: 'He is never late at all.' } });
  fireEvent.click(within(dialog.getByRole('group', { name: 'Comes on time' })).getByLabelText('5, always'));
  fireEvent.click(send);
  expect(await dialog.findAllByText('Please choose from 1 to 5.')).toHaveLength(3);
  expect(posts()).toEqual([]);
  for (const name of ['Explains well', 'Is patient and polite', 'Keeps to what was agreed'])
    fireEvent.click(within(dialog.getByRole('group', { name })).getByLabelText('4'));
  fireEvent.click(send);
  expect(await dialog.findByText(refusal)).toBeTruthy();
  expect(text.value).toBe('He is never late at all.');
  server.answers[write] = done(null, 'We have your review.');
  fireEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { time: 5, duty: 4, manner: 4, terms: 4, text: 'He is never late at all.' };
  expect(posts().at(-1)).toEqual(['/api/deals/4/review', body]);
});

it('PAR-180 says until when, once the other side wrote one', async () => {
  open({ open: [{ ...able, until: '2026-12-04T06:00:00.000Z' }] });
  expect(await screen.findByText(/^The other side wrote one, which is shown on \d+ Dec, 2026/)).toBeTruthy();
});

it('PAR-180 a review about oneself is read with its answers and answered once', async () => {
  const { posts } = open({ about: [about] }, { 'POST /api/reviews/7/answer': done() });
  const card = within(await screen.findByRole('article', { name: 'Rahim Uddin, Class 8' }));
  expect(card.getByText('Pay the salary on time')).toBeTruthy();
  expect(card.getAllByText('5 of 5')).toHaveLength(2);
  fireEvent.click(card.getByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Your answer'), { target: { value: 'Thank you, sir!' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(posts()).toEqual([['/api/reviews/7/answer', { text: 'Thank you, sir!' }]]));
});

it('PAR-183 a review about oneself is reported, as a case of its tuition', async () => {
  const report = 'POST /api/deals/4/cases';
  const opened_at = '2026-11-20T06:00:00.000Z';
  const own = { id: 8, deal_id: 4, kind: 'review', state: 'open', mine: true, opened_at, written: [] };
  const rest = { question: null, decided: null, appeal_by: null, closed_reason: null };
  const data = { ...own, ...rest, decide_by: '2099-11-25T06:00:00.000Z' };
  const { posts } = open({ about: [about] }, { [report]: done(data) });
  fireEvent.click(await screen.findByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'There is a problem: Rahim Uddin' }));
  const kinds = await dialog.findAllByRole<HTMLInputElement>('radio');
  expect(kinds.map(({ checked }) => checked)).toEqual([true]);
  expect(dialog.getByLabelText('A review breaks the rules')).toBeTruthy();
  const text = 'It insults my family, and is untrue.';
  fireEvent.change(dialog.getByLabelText('What happened?'), { target: { value: text } });
  fireEvent.click(dialog.getByRole('button', { name: 'Report the problem' }));
  expect(await dialog.findByText('You find the report and the decision beside the tuition.')).toBeTruthy();
  expect(posts()).toEqual([['/api/deals/4/cases', { kind: 'review', text }]]);
});

it('PAR-180 an own one has its state, and is taken back after a question', async () => {
  const gone = { state: 'withdrawn', text: null, scores: null } as const;
  const hidden = { state: 'hidden', hidden_reason: 'It names a person' } as const;
  const { platform, posts } = open(
    { mine: [ownReview(1, { state: 'waiting' }), ownReview(2, gone), ownReview(3, hidden)] },
    { 'POST /api/reviews/1/withdraw': done() },
  );
  expect(await screen.findByText(/^Shown on \d+ Dec, 2026.* or as soon as/)).toBeTruthy();
  expect(screen.getByText('Its words are deleted.')).toBeTruthy();
  expect(screen.getByText('Hidden by Porao after a report: It names a person')).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: 'Take it back' });
  fireEvent.click(first as HTMLElement);
  platform.modals.at(-1)?.buttons?.at(-1)?.onPress?.();
  await waitFor(() => expect(posts().map(([path]) => path)).toEqual(['/api/reviews/1/withdraw']));
});
