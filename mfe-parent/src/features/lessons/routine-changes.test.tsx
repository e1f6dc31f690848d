import type { RoutineChange } from '@porao/contracts';
import { failure } from '@porao/platform/testing';
import { lessonMonth, routineChanges } from '@porao/platform/testing/lessons';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import { routes } from '../../routes.ts';
import LessonsPage from './lessons.page.tsx';

const call = 'POST /api/deals/4/routine-changes';
const pause = { kind: 'pause', why: 'exam', from: '2026-12-01', to: '2026-12-10', minutes: 0 } as const;
const asked: RoutineChange = {
  ...pause,
  id: 9,
  proposed_by: 'tutor',
  proposed_at: '2026-11-20T06:00:00.000Z',
  answer: null,
};

function open(change: Parameters<typeof routineChanges>[0] = {}, answers: Record<string, unknown> = {}) {
  const { path } = routes.lessons;
  const { server, platform } = renderAsGuardian(path.replace(':dealId', '4'), path, <LessonsPage />, {
    'GET /api/deals/4/lessons': lessonMonth({ side: 'guardian', name: 'Rahim' }),
    'GET /api/deals/4/cases': { data: [] },
    'GET /api/deals/4/routine-changes': routineChanges(change),
    ...answers,
  });
  const posts = () => server.sent.filter(({ method }) => method === 'POST');
  return { server, platform, posts };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('how the routine is other than usual', () => {
  it('PAR-185 a Ramadan timetable for all days is proposed in one press, which shows the time of each', async () => {
    const { posts } = open({}, { [call]: done(routineChanges().data) });
    await press('Ramadan timetable');
    const dialog = within(await screen.findByRole('dialog'));
    const times = within(await dialog.findByRole('list', { name: 'All days then' }));
    expect(times.getByText('Saturday: 05:00 PM, in Ramadan 03:00 PM')).toBeTruthy();
    expect(times.getByText('Tuesday: 06:30 PM, in Ramadan 04:30 PM')).toBeTruthy();
    expect(dialog.getByText(/^It holds once Rahim agrees\. Afterwards the usual routine/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(posts()[0]?.body).toMatchObject({ kind: 'ramadan', minutes: -120 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('PAR-186 a pause has its days and its reason; a refusal loses nothing', async () => {
    const { posts } = open({}, { [call]: failure(409, 'CONFLICT', 'Something is proposed already.') });
    await press('Propose a change');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('button', { name: 'Propose' }));
    expect(await dialog.findByText('Please choose the first day.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-12-01' } });
    fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-12-10' } });
    fireEvent.click(dialog.getByLabelText('Exams'));
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(await dialog.findByText('Something is proposed already.')).toBeTruthy();
    expect(posts()[0]?.body).toMatchObject({ kind: 'pause', why: 'exam', to: '2026-12-10' });
    expect(dialog.getByLabelText<HTMLInputElement>('First day').value).toBe('2026-12-01');
  });

  it('PAR-187 what the other side proposes is agreed to or declined with one press', async () => {
    const path = `${call}/9/answer`;
    const { posts, platform } = open({ open: asked }, { [path]: done(routineChanges().data) });
    expect(
      await screen.findByText('Rahim proposes: Exams, 01 Dec, 2026 to 10 Dec, 2026: no lessons.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Propose a change' })).toBeNull();
    await press('Agree');
    await waitFor(() => expect(posts()[0]?.body).toMatchObject({ answer: 'agreed' }));
    await waitFor(() => expect(platform.toasts).toHaveLength(1));
  });

  it('PAR-188 what holds is listed with its days, an own proposal with the way to take it back', async () => {
    open({
      open: { ...asked, proposed_by: 'guardian' },
      holds: [
        { kind: 'pause', why: 'eid', from: '2027-03-09', to: '2027-03-11', minutes: 0 },
        { kind: 'ramadan', why: null, from: '2027-02-09', to: '2027-03-09', minutes: -90 },
        { kind: 'usual', why: null, from: '2027-03-11', to: '2027-03-11', minutes: 0 },
      ],
    });
    const list = within(await screen.findByRole('list', { name: 'Ramadan, exams and holidays' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Eid, 09 Mar, 2027 to 11 Mar, 2027: no lessons',
      'Ramadan, 09 Feb, 2027 to 09 Mar, 2027: lessons an hour and a half earlier',
      '11 Mar, 2027: lessons as usual',
    ]);
    expect(screen.getByText(/^You proposed: .*It holds once Rahim agrees\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy();
  });
});
