import type { OpsRoutineChanges } from '@porao/contracts';
import { failure } from '@porao/platform/testing';
import { routineChanges } from '@porao/platform/testing/lessons';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { me } from '../testing/answers.ts';
import { posts, renderAsOperator } from '../testing/render.tsx';
import { RoutineCard } from './routine.card.tsx';

const call = '/api/ops/deals/4/routine-changes';
const pause = { kind: 'pause', why: 'exam', from: '2026-12-01', to: '2026-12-10', minutes: 0 } as const;
const asked = { ...pause, id: 9, proposed_by: 'tutor', proposed_at: '2026-11-20T06:00:00.000Z' } as const;

function answerOf(change: Partial<OpsRoutineChanges> = {}): { data: OpsRoutineChanges } {
  const { side: _side, name: _name, ...rest } = routineChanges().data;
  return { data: { ...rest, changes: [], ...change } };
}
const open = (change: Partial<OpsRoutineChanges>, answers: Record<string, unknown> = {}) =>
  renderAsOperator({ '/ops/deals/4': <RoutineCard dealId={4} sides={[30, 50]} /> }, '/ops/deals/4', {
    'GET /api/v1/user': me('operator'),
    [`GET ${call}`]: answerOf(change),
    ...answers,
  });

it('OPS-473 the page of a deal shows what holds and all that was proposed, and takes what a side proposes by phone', async () => {
  const notes = [{ recorded_by: 'Nasrin', reason: 'The mother called' }];
  const old = { ...asked, answer: 'agreed', answered_at: '2026-11-21T06:00:00.000Z', notes } as const;
  const { server } = open(
    { holds: [pause], changes: [old] },
    { [`POST ${call}`]: failure(409, 'CONFLICT', 'Something is proposed already.') },
  );
  expect(
    await screen.findByText(/The tutor proposed: Exams.*Agreed.*Written down by Nasrin: The mother called/),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'A side proposes a change' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByLabelText('Guardian'));
  fireEvent.click(dialog.getByLabelText(/^Other times in Ramadan/));
  fireEvent.change(dialog.getByLabelText('Who called, and what was said'), {
    target: { value: 'She called' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Write it down' }));
  expect(await dialog.findByText('Something is proposed already.')).toBeTruthy();
  expect(posts(server)[0]?.[1]).toMatchObject({
    side: 'guardian',
    kind: 'ramadan',
    minutes: -120,
    reason: 'She called',
  });
  expect(dialog.getByLabelText<HTMLInputElement>('Who called, and what was said').value).toBe('She called');
});

it('OPS-474 what waits is answered there for a side on the phone', async () => {
  const waiting = { ...asked, answer: null };
  const changes = [{ ...waiting, answered_at: null, notes: [] }];
  const answer = { status: 'success', message: 'Agreed.', data: answerOf().data };
  const { server } = open({ open: waiting, changes }, { [`POST ${call}/9/answer`]: answer });
  fireEvent.click(await screen.findByRole('button', { name: 'A side answers' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByLabelText('Guardian'));
  fireEvent.click(dialog.getByLabelText('They agree'));
  fireEvent.change(dialog.getByLabelText('Who called, and what was said'), {
    target: { value: 'She called' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Write it down' }));
  await waitFor(() => expect(posts(server)[0]?.[1]).toMatchObject({ side: 'guardian', answer: 'agreed' }));
});
