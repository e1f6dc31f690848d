import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openAs } from '../../common/testing/guardian.tsx';
import CoachJobPage from './coach-job.page.tsx';
import TutorJobPage from './tutor-job.page.tsx';

it('PAR-064 a coach job: the chosen schedule, coach, student, and three tutors; nothing is asked for', async () => {
  const { server } = openAs(<CoachJobPage />);
  for (const name of ['Coach Details', 'Student Details']) {
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  }
  const schedule = screen.getByRole('heading', { name: 'Schedule' }).closest('section') as HTMLElement;
  expect(within(schedule).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(within(schedule).getByRole('radio', { name: 'Next week' }));
  expect(within(schedule).getAllByRole('listitem')).toHaveLength(2);
  const tutors = screen.getByRole('heading', { name: 'Connected Tutor' }).closest('section') as HTMLElement;
  expect(within(tutors).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByText('Sample').length).toBeGreaterThan(0);
  expect(server.sent).toEqual([]);
});

it('PAR-065 a tutor job is a sample too', () => {
  const { server } = openAs(<TutorJobPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Tutor job details' })).toBeTruthy();
  expect(screen.getAllByText('Sample').length).toBeGreaterThan(0);
  expect(server.sent).toEqual([]);
});
