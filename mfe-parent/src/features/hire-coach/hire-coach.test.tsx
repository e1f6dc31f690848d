import { page } from '@porao/platform/testing/answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { place, student } from '../../common/testing/answers.ts';
import { openAs } from '../../common/testing/guardian.tsx';
import { newRequest } from './coach-request.ts';
import HireCoachPage from './hire-coach.page.tsx';

const open = () =>
  openAs(<HireCoachPage />, {
    answers: {
      'GET /api/my-student': page([student(3)]),
      'GET /api/my-location': page([place(7)]),
    },
  });
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

it('PAR-047 PAR-048 PAR-049 PAR-050 PAR-051 PAR-052 PAR-053 PAR-054 PAR-055 every required choice, three sliders, and the family to pick from', async () => {
  open();
  expect(options('Student type')).toEqual(['Regular', 'Special']);
  expect(options('Coach gender')).toEqual(['Any', 'Male', 'Female']);
  expect(options('Child age')).toEqual(['2 Years', '3 Years']);
  expect(options('Hours per day')).toEqual(['4', '5', '6', '7', '8']);
  expect(options('Starting time')).toEqual(['Morning', 'Noon', 'Evening']);
  expect(screen.getByLabelText('Coaching time')).toBeTruthy();
  expect(options('Outside work')).toEqual(['Homework', 'Take to school and return home at 4:00pm']);
  expect(options('Level')).toEqual(['Basic', 'Advance', 'Pro']);
  for (const name of ['Communication', 'Tutoring', 'Caring']) {
    const slider = screen.getByRole<HTMLInputElement>('slider', { name });
    expect([slider.min, slider.max, slider.value]).toEqual(['0', '100', '50']);
    fireEvent.change(slider, { target: { value: '80' } });
    expect(slider.value).toBe('80');
  }
  expect(await screen.findByRole('option', { name: 'Student 3, Class 8' })).toBeTruthy();
  expect(await screen.findByRole('option', { name: 'Dhanmondi, Dhaka: House 7' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add student' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add location' })).toBeTruthy();
});

it('PAR-056 PAR-122 the salary of a month, and what it is made of', async () => {
  const { platform } = open();
  const panel = screen.getByRole('region', { name: 'Monthly salary' });
  expect(panel.textContent).toContain('6,000 BDT');
  expect(within(panel).getByText('Sample')).toBeTruthy();
  await userEvent.click(within(panel).getByRole('button', { name: 'See details' }));
  expect(platform.modals[0]?.title).toBe('Salary details');
});

it('PAR-105 asks for age and coaching time, and sends nothing', async () => {
  const { server, platform } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Hire Coach' }));
  expect(await screen.findByText('Please select the age of your child.')).toBeTruthy();
  expect(screen.getByText('Please enter a coaching time.')).toBeTruthy();
  expect(platform.modals).toEqual([]);
  expect(server.sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('SHL-155 says at its beginning that no coach can be hired, and what can', () => {
  open();
  expect(screen.getByText(/coaches cannot be hired yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hire a home tutor' }).getAttribute('href')).toBe(
    '/parent/dashboard/hire/home-tutor',
  );
});

it('PAR-057 PAR-059 SHL-155 pretends for two seconds, then thanks, leads to support, and is new again', async () => {
  const { server, platform } = open();
  await userEvent.click(screen.getByRole('radio', { name: '3 Years' }));
  fireEvent.change(screen.getByLabelText('Coaching time'), { target: { value: '09:30' } });
  const begun = performance.now();
  await userEvent.click(screen.getByRole('button', { name: 'Hire Coach' }));
  expect(await screen.findByRole('button', { name: 'Hiring...' })).toBeTruthy();
  await waitFor(() => expect(platform.modals[0]?.title).toBe('Thank you!'));
  expect(platform.modals[0]?.buttons.map(({ to }) => to)).toContain('/support');
  expect(performance.now() - begun).toBeGreaterThan(1900);
  expect(screen.getByLabelText<HTMLInputElement>('Coaching time').value).toBe('');
  expect(server.sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('PAR-087 the request has exactly the required fields', () => {
  expect(Object.keys(newRequest).toSorted()).toEqual([
    'caring_level',
    'coach_gender',
    'coach_net_time',
    'coaching_time',
    'communication_level',
    'extra_work',
    'level_of_expertise',
    'shift',
    'student_age',
    'student_type',
    'tutoring_level',
  ]);
});
