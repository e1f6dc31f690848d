import { failure } from '@porao/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { done, routine } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import RoutineDialog, { type RoutineDialogProps } from './routine.dialog.tsx';

// The dialog around the form needs the shell's provider.
vi.mock('@porao/ui/overlays', () => ({ Modal: ({ children }: { children: ReactNode }) => children }));

const saved = done(routine(2));
const week = { studentId: 1, tutorId: 31, jobId: 60 };
const job = { student_id: 1, student_name: 'Tasnim' };

function open(props: Partial<RoutineDialogProps> = {}, answers: Record<string, unknown> = {}) {
  const onClose = vi.fn();
  const given = { week, classId: 111, job, used: [1], ...props };
  const dialog = <RoutineDialog opened onClose={onClose} {...given} />;
  const { server, platform } = renderAsGuardian('/', '/', dialog, {
    'POST /api/subject/select': [{ id: 11103, text: 'Mathematics' }],
    'POST /api/routine/days': saved,
    'PUT /api/routine/1': saved,
    ...answers,
  });
  const sent = () => server.sent.filter(({ path }) => path.startsWith('/api/routine'));
  return { onClose, platform, sent };
}

const day = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const time = () => screen.getByLabelText<HTMLInputElement>('Time');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function fill(): Promise<void> {
  await userEvent.click(day('Sunday'));
  await userEvent.click(day('Tuesday'));
  fireEvent.change(time(), { target: { value: '17:30' } });
  await userEvent.click(await screen.findByLabelText('Mathematics'));
}

it('PAR-101 PAR-102 names what is missing, and offers no day that has a routine', async () => {
  const { sent } = open();
  expect([day('Saturday').disabled, day('Sunday').disabled]).toEqual([true, false]);
  await press('Add Routine');
  for (const text of ['Please select a day.', 'Please select a time.', 'Please select at least one subject.'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('PAR-131 adds several days at once for this student and tutor, then closes', async () => {
  const { onClose, platform, sent } = open();
  await fill();
  await press('Add Routine');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent().map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'POST',
      '/api/routine/days',
      { days: [2, 4], time: '17:30', subjects: [11103], tutor_id: 31, student_id: 1 },
    ],
  ]);
  expect(platform.toasts[0]?.message).toBe('Routine added successfully.');
});

it("PAR-131 begins with the job's time and subjects, and says on how many days it is", async () => {
  const { sent } = open({
    job: { ...job, days_in_week: 4, tutoring_time: '18:15', subject_ids: [11103] },
  });
  expect(screen.getByText('Your job is for 4 days a week.')).toBeTruthy();
  expect(time().value).toBe('18:15');
  await waitFor(() => expect(day('Mathematics').checked).toBe(true));
  await userEvent.click(day('Friday'));
  await press('Add Routine');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ days: [7], time: '18:15', subjects: [11103] });
});

it('PAR-132 is sent by Enter in the time, too', async () => {
  const { sent } = open();
  await fill();
  await userEvent.type(time(), '{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('PAR-104 changes the time and subjects of a day, not the day', async () => {
  const { onClose, sent } = open({ row: routine(1) });
  expect([day('Saturday').checked, day('Saturday').disabled, day('Sunday').disabled]).toEqual([
    true,
    true,
    true,
  ]);
  expect(time().value).toBe('17:00');
  fireEvent.change(time(), { target: { value: '18:00' } });
  await press('Update Routine');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/routine/1', { day: 1, time: '18:00', subjects: [11103], tutor_id: 31, student_id: 1 }],
  ]);
});

it('stays open with what was typed when the server refuses', async () => {
  const { onClose, platform } = open(
    {},
    { 'POST /api/routine/days': () => failure(409, 'CONFLICT', 'That day has a routine.') },
  );
  await fill();
  await press('Add Routine');
  expect(await screen.findByText('That day has a routine.')).toBeTruthy();
  expect([day('Sunday').checked, time().value]).toEqual([true, '17:30']);
  expect(onClose).not.toHaveBeenCalled();
  expect(platform.toasts).toEqual([]);
});
