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

function open(props: Partial<RoutineDialogProps> = {}, answers: Record<string, unknown> = {}) {
  const onClose = vi.fn();
  const dialog = <RoutineDialog opened onClose={onClose} week={week} classId={111} used={[1]} {...props} />;
  const { server, platform } = renderAsGuardian('/', '/', dialog, {
    'POST /api/subject/select': [{ id: 11103, text: 'Mathematics' }],
    'POST /api/routine': saved,
    'PUT /api/routine/1': saved,
    ...answers,
  });
  const sent = () => server.sent.filter(({ path }) => path.startsWith('/api/routine'));
  return { onClose, platform, sent };
}

const day = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day' });
const time = () => screen.getByLabelText<HTMLInputElement>('Time');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function fill(): Promise<void> {
  await userEvent.selectOptions(day(), 'Sunday');
  fireEvent.change(time(), { target: { value: '17:30' } });
  await userEvent.click(await screen.findByLabelText('Mathematics'));
}

it('names what is missing, and offers no day that has a routine', async () => {
  const { sent } = open();
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Saturday' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Sunday' }).disabled).toBe(false);
  await press('Add Routine');
  for (const text of ['Please select a day.', 'Please select a time.', 'Please select at least one subject.'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('adds a day for this student and tutor, then closes', async () => {
  const { onClose, platform, sent } = open();
  await fill();
  await press('Add Routine');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent().map(({ method, body }) => [method, body])).toEqual([
    ['POST', { day: 2, time: '17:30', subjects: [11103], tutor_id: 31, student_id: 1 }],
  ]);
  expect(platform.toasts[0]?.message).toBe('Routine added successfully.');
});

it('changes the time and subjects of a day, not the day', async () => {
  const { onClose, sent } = open({ row: routine(1) });
  expect(day().disabled).toBe(true);
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
    { 'POST /api/routine': () => failure(409, 'CONFLICT', 'That day has a routine.') },
  );
  await fill();
  await press('Add Routine');
  expect(await screen.findByText('That day has a routine.')).toBeTruthy();
  expect([day().value, time().value]).toEqual(['2', '17:30']);
  expect(onClose).not.toHaveBeenCalled();
  expect(platform.toasts).toEqual([]);
});
