import { failure } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done, me, pageOf } from '../../common/testing/answers.ts';
import { answerDialog, bodies, passWait, renderAsOperator } from '../../common/testing/render.tsx';
import CasePage from './case.page.tsx';
import { dealOfCase, detail, entry } from './cases.answers.ts';

const open = (answer: unknown, answers: Record<string, unknown> = {}, roles = ['operator', 'lead']) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return renderAsOperator({ '/ops/cases/:caseId': <CasePage /> }, '/ops/cases/8', {
    'GET /api/v1/user': me(...roles),
    'GET /api/ops/cases/8': answer,
    ...answers,
  });
};
const shown = () => screen.findByText('House 7, Dhanmondi, Dhaka');
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const decided = {
  decision: 'refund',
  amount: 1650,
  reason: 'Two lessons were held.',
  at: '2026-11-24T06:00:00.000Z',
} as const;

describe('a case', () => {
  it('OPS-346 has what was said, with its photo, and the deal as evidence beside it', async () => {
    const photo_url = '/storage/cases/a.webp?signature=x';
    open(
      detail(8, {
        entries: [entry(1, { photo_url }), entry(2, { kind: 'missed_call', by: 'Karim', text: null })],
        question: { side: 'tutor', answer_by: '2099-11-23T06:00:00.000Z' },
        recorded_by: 'Karim',
      }),
    );
    await shown();
    const list = within(screen.getByRole('list', { name: 'What was said and done' }));
    expect(list.getByText('Report, guardian')).toBeTruthy();
    expect(list.getByAltText('Photo of the report').getAttribute('src')).toBe(photo_url);
    expect(list.getByText('Missed call, guardian')).toBeTruthy();
    expect(screen.getByText('20 Nov, 2026, by the guardian, written down by Karim')).toBeTruthy();
    expect(screen.getByText('Question to the tutor')).toBeTruthy();
    expect(screen.getByText('16 Nov, 2026, by phone to Karim')).toBeTruthy();
    expect(screen.getByText('Lessons not started')).toBeTruthy();
    expect(screen.getByText('There is no charge.')).toBeTruthy();
  });

  it('OPS-456 of a meeting it has the job in place of the deal, no evidence of one, and no end of it to choose', async () => {
    open(
      detail(8, {
        kind: 'unsafe',
        deal_id: null,
        deal: null,
        choices: [{ decision: 'warn', amount: null, second_lead: false }],
      }),
    );
    const job = await screen.findByRole('link', { name: 'Job 7, Class 8' });
    expect(job.getAttribute('href')).toBe('/ops/jobs/7');
    expect(screen.queryByText('House 7, Dhanmondi, Dhaka')).toBeNull();
    expect(screen.getByText('Other cases of these people')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Warn/ }));
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.queryByRole('checkbox')).toBeNull();
  });

  it('OPS-466 of a review has its words, and hides it after a reason', async () => {
    const choice = { decision: 'hide_review', amount: null, second_lead: false } as const;
    const note = { kind: 'note', actor: 'system', by: null, side: null, text: 'He shouts at her' } as const;
    const { server } = open(
      detail(8, { kind: 'review', choices: [choice], entries: [entry(1), entry(2, note)] }),
      {
        'POST /api/ops/cases/8/decide': done({ state: 'decided' }),
      },
    );
    await shown();
    const list = within(screen.getByRole('list', { name: 'What was said and done' }));
    expect(list.getByText('The reported review')).toBeTruthy();
    expect(list.getByText('He shouts at her')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Hide the review/ }));
    const dialog = await dialogOf('Hide the review');
    expect(dialog.getByText(/^Nobody but .* reads the review any more/)).toBeTruthy();
    await answerDialog('Hide the review', 'Hide the review', { words: 'It insults a person' });
    await passWait();
    await waitFor(() =>
      expect(bodies(server, '/decide')).toMatchObject([{ decision: 'hide_review', end_deal: false }]),
    );
  });

  it('OPS-359 OPS-360 has the rule of missed lessons, and that the first ones are a trial', async () => {
    open(detail(8, { kind: 'no_tutor_came', deal: { ...dealOfCase, trial_lesson: true } }));
    await shown();
    expect(
      screen.getByText(/missed 30 minutes after its time\. After 2 the other side may end/),
    ).toBeTruthy();
    expect(screen.getByText('Trial lessons')).toBeTruthy();
  });

  it('OPS-346 that the reader is a side of is not shown, and says why', async () => {
    open(() => failure(409, 'CONFLICT', 'It concerns yourself.'));
    expect(await screen.findByText('It concerns yourself.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });
});

describe('acts on a case', () => {
  it('OPS-347 records calls made and missed by a key, with whom and what was said', async () => {
    const { server } = open(detail(8), { 'POST /api/ops/cases/8/call': done() });
    await shown();
    await userEvent.keyboard('c');
    const made = await dialogOf('Call made');
    await userEvent.click(made.getByLabelText('Tutor: Rahim'));
    await userEvent.type(made.getByLabelText('What was said'), 'He was ill.');
    await userEvent.click(made.getByRole('button', { name: 'Record the call' }));
    await waitFor(() =>
      expect(bodies(server, '/call')).toEqual([{ side: 'tutor', reached: true, text: 'He was ill.' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('m');
    const missed = await dialogOf('Missed call');
    await userEvent.click(missed.getByRole('button', { name: 'Record the call' }));
    await waitFor(() =>
      expect(bodies(server, '/call')[1]).toMatchObject({ side: 'guardian', reached: false }),
    );
  });

  it('OPS-347 sends a template, shown in both languages, or own words, and may wait for the answer', async () => {
    const { server } = open(detail(8), { 'POST /api/ops/cases/8/message': done() });
    await shown();
    await userEvent.keyboard('s');
    const dialog = await dialogOf('Send a message');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Please choose a template or write the message.')).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('Template'), 'tell_more');
    expect(dialog.getByText('Bengali: আরও জানান।')).toBeTruthy();
    expect(dialog.getByText('English: Please tell us more.')).toBeTruthy();
    await userEvent.click(dialog.getByLabelText(/^Wait for an answer/));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(bodies(server, '/message')).toMatchObject([
        { side: 'guardian', reply: 'tell_more', asks: true },
      ]),
    );
  });

  it('OPS-347 sets when to call back in the time of Bangladesh, and refuses what has passed', async () => {
    const { server } = open(detail(8), { 'POST /api/ops/cases/8/call-back': done() });
    await shown();
    await userEvent.keyboard('b');
    const dialog = await dialogOf('Set when to call back');
    const fill = async (label: string, value: string) => {
      await userEvent.clear(dialog.getByLabelText(label));
      await userEvent.type(dialog.getByLabelText(label), value);
    };
    await fill('Day', '2020-11-27');
    await fill('Time', '19:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Set the time' }));
    expect(await dialog.findByText('Choose a day and a time that are still to come.')).toBeTruthy();
    await fill('Day', '2099-11-27');
    await userEvent.click(dialog.getByRole('button', { name: 'Set the time' }));
    await waitFor(() => expect(bodies(server, '/call-back')).toEqual([{ at: '2099-11-27T13:00:00.000Z' }]));
  });

  it('OPS-347 gives the case to another operator', async () => {
    const grants = [{ role: 'operator', granted_by: null, reason: 'New', at: '2026-01-05T06:00:00.000Z' }];
    const { server } = open(detail(8), {
      'GET /api/ops/operators': pageOf([{ user_id: 90, name: 'Karim', phone_no: '01711111112', grants }]),
      'POST /api/ops/cases/8/assign': done(),
    });
    await shown();
    await userEvent.keyboard('o');
    const dialog = await dialogOf('Give it to another operator');
    await userEvent.selectOptions(await dialog.findByLabelText('Operator'), 'Karim');
    await userEvent.click(dialog.getByRole('button', { name: 'Give it' }));
    await waitFor(() => expect(bodies(server, '/assign')).toEqual([{ user_id: 90 }]));
  });

  it('OPS-347 writes down an appeal by phone, once', async () => {
    const { server } = open(detail(8, { state: 'decided', decided }), {
      'POST /api/ops/cases/8/appeal': done(),
    });
    await shown();
    await userEvent.keyboard('p');
    const dialog = await dialogOf('Appeal by phone');
    await userEvent.click(dialog.getByLabelText('Guardian: Salma'));
    await userEvent.type(dialog.getByLabelText('Why they do not agree'), 'There were no lessons.');
    await userEvent.click(dialog.getByRole('button', { name: 'Record the appeal' }));
    await waitFor(() =>
      expect(bodies(server, '/appeal')).toEqual([{ side: 'guardian', text: 'There were no lessons.' }]),
    );
  });
});

describe('the decision', () => {
  it('OPS-348 says what it does with the money, asks for the reason first and sends the amount shown', async () => {
    const { server } = open(detail(8), { 'POST /api/ops/cases/8/decide': done({ state: 'decided' }) });
    await shown();
    await userEvent.keyboard('r');
    expect(await screen.findByText('৳ 1,650 of the platform charge goes back to Rahim.')).toBeTruthy();
    expect(screen.getByText(/^Both sides are told the decision/)).toBeTruthy();
    await answerDialog('Refund ৳ 1,650', 'Refund ৳ 1,650', {
      choose: ['End the deal, too'],
      words: 'Two lessons were held.',
    });
    expect(bodies(server, '/decide')).toEqual([]);
    await passWait();
    await waitFor(() =>
      expect(bodies(server, '/decide')).toEqual([
        { decision: 'refund', reason: 'Two lessons were held.', end_deal: true, amount: 1650 },
      ]),
    );
  });

  it('OPS-348 only asks a lead where a lead confirms it', async () => {
    open(detail(8, { choices: [{ decision: 'refund', amount: 6000, second_lead: true }] }));
    await shown();
    await userEvent.click(screen.getByRole('button', { name: /^Ask a lead: refund ৳ 6,000/ }));
    expect(await screen.findByText(/nobody is told until another lead confirms it/)).toBeTruthy();
  });

  it('OPS-349 of somebody else is confirmed by a lead, who is asked first, or returned', async () => {
    const waiting = { ...decided, by: { user_id: 90, name: 'Karim' }, by_me: false };
    const answers = { 'POST /api/ops/cases/8/confirm': done() };
    const { server } = open(detail(8, { state: 'waiting_confirmation', waiting }), answers);
    expect(await screen.findByRole('button', { name: /^Return/ })).toBeTruthy();
    await userEvent.keyboard('f');
    await answerDialog('Confirm: Refund ৳ 1,650', 'Confirm: Refund ৳ 1,650', {});
    await passWait();
    await waitFor(() => expect(bodies(server, '/confirm')).toHaveLength(1));
  });

  it.each([
    ['the own one', true, ['operator', 'lead'], /^Your own decision/],
    ['by no lead', false, ['operator'], /^A lead confirms/],
  ])('OPS-349 is not confirmed by its own operator or without a lead: %s', async (_, by_me, roles, says) => {
    const waiting = { ...decided, by: { user_id: 99, name: 'Operator' }, by_me };
    open(detail(8, { state: 'waiting_confirmation', waiting }), {}, roles);
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  });

  it('OPS-350 after an appeal is for an operator who neither decided nor confirmed it first', async () => {
    const change = { state: 'appealed', decided, appealed_by: 'tutor' } as const;
    open(detail(8, { ...change, left_to_others: true }));
    expect(await screen.findByText(/^You decided or confirmed it first/)).toBeTruthy();
    expect(screen.getByText('Appealed by the tutor.')).toBeTruthy();
    for (const name of [/^Refund/, /^Take it/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('OPS-350 is confirmed by no lead who had a part in the decision before the appeal', async () => {
    const waiting = { ...decided, by: { user_id: 90, name: 'Karim' }, by_me: false };
    const change = { state: 'waiting_confirmation', appealed_by: 'tutor', left_to_others: true } as const;
    open(detail(8, { ...change, waiting }));
    expect(await screen.findByText(/^You decided or confirmed it first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Confirm|Return)/ })).toBeNull();
  });
});
