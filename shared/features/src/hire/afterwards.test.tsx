import { page } from '@porao/platform/testing/answers';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillNeed, open, press, type } from './hire.testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const student = {
  id: 1,
  name: '',
  dob: null,
  gender: null,
  category_id: 1,
  tutoring_category: { category_name: 'Bangla Medium' },
  curriculum_id: null,
  curriculum: null,
  i_class_id: 2,
  i_class: { class_name: 'Class 8' },
  institute_id: null,
  institute: null,
  age: null,
  created_at: '2026-01-05T06:00:00.000Z',
};

async function openPosted(answers: Record<string, unknown> = {}) {
  const opened = open({ 'GET /api/my-student': page([student]), ...answers }, 'parent');
  await fillNeed();
  press('Post my request');
  await screen.findByText('Your request is posted');
  return opened;
}

it('PUB-105 takes name, gender and age of the student, and can be left for later', async () => {
  const { bodies } = await openPosted({ 'PUT /api/my-student/1': { status: 'success', data: student } });
  const later = await screen.findByRole('link', { name: 'Do it later' });
  expect(later.getAttribute('href')).toBe('/parent/dashboard/requests/tutor-requests/3');
  expect(screen.queryByLabelText('Curriculum/Category')).toBeNull();
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Tasnim' } });
  fireEvent.click(screen.getByLabelText('Female'));
  fireEvent.click(screen.getByLabelText('Not enrolled in any institute'));
  type('Student Age', '13');
  press('Save');
  expect(await screen.findByText('Thank you. We have all that we need.')).toBeTruthy();
  expect(bodies('/api/my-student/1')).toEqual([
    expect.objectContaining({ name: 'Tasnim', gender: 2, age: 13, i_class_id: 2 }),
  ]);
});

it('PUB-105 sets a password only for whoever wants one', async () => {
  const { bodies } = await openPosted({
    'POST /api/v1/change-password': { status: 'success', message: 'Changed.', data: null },
  });
  const form = await screen.findByRole('form', { name: 'Choose a password, or sign in by a code' });
  fireEvent.change(within(form).getByLabelText('New password'), { target: { value: 'a-good-secret' } });
  fireEvent.change(within(form).getByLabelText('New password again'), {
    target: { value: 'a-good-secret' },
  });
  fireEvent.click(within(form).getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('Your password is set.')).toBeTruthy();
  expect(bodies('/api/v1/change-password')).toEqual([
    { new_password: 'a-good-secret', new_password_confirmation: 'a-good-secret' },
  ]);
});
