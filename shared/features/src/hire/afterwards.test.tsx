import { failure } from '@porao/platform/testing';
import { page, request } from '@porao/platform/testing/answers';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillNeed, open, posted, postKey, press, type } from './hire.testing.tsx';

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

describe('a second request for the class of a child whom the guardian has', () => {
  const readKey = 'GET /api/tutor-request/3';
  const anotherKey = 'POST /api/tutor-request/3/another-student';
  const of = (name: string) => ({
    data: request(3, { student: { name }, student_missing: name === '' ? ['name'] : [] }),
  });
  const same = { [postKey]: { ...posted, same_student: true } };

  it('PUB-116 names the child, and is for another one by one press, whose details it asks for', async () => {
    const { bodies, server } = await openPosted({
      ...same,
      [readKey]: of('Tasnim'),
      [anotherKey]: () => {
        server.answers[readKey] = of('');
        return { status: 'success', message: 'Done.', data: request(3) };
      },
    });
    expect(await screen.findByText(/^This request is for Tasnim, your child in /)).toBeTruthy();
    expect(screen.queryByText('About the student')).toBeNull();
    press('It is for another child');
    expect(await screen.findByText(/^This request is for another child now/)).toBeTruthy();
    expect(await screen.findByText('About the student')).toBeTruthy();
    expect(bodies('/api/tutor-request/3/another-student')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'It is for another child' })).toBeNull();
  });

  it('PUB-116 says why it could not be changed, and can be pressed again', async () => {
    const { platform } = await openPosted({
      ...same,
      [readKey]: of(''),
      [anotherKey]: () => failure(409, 'CAP_REACHED', 'You have ten students.'),
    });
    expect(await screen.findByText(/^This request is for the same child in .* as before/)).toBeTruthy();
    press('It is for another child');
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'You have ten students.' }]));
    expect(screen.getByRole('button', { name: 'It is for another child' })).toBeTruthy();
  });

  it('PUB-116 asks nothing of the kind about a new student', async () => {
    await openPosted();
    await screen.findByText('About the student');
    expect(screen.queryByText(/^This request is for/)).toBeNull();
  });
});
