import { ApiError } from '@porao/platform';
import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StudentForm } from './student.form.tsx';

const list = (...texts: string[]) => texts.map((text, place) => ({ id: place + 1, text }));

function open(props: Partial<Parameters<typeof StudentForm>[0]> = {}) {
  provideTestPlatform({ session: { type: 'parent', tutorId: null, phone: '01712345678' } });
  stubServer({
    'GET /api/tutoringcategory/select': list('Bangla Medium', 'English Medium'),
    'GET /api/curriculum/select': list('Bangla Version', 'English Version'),
    'GET /api/university/select': list('BUET'),
    'POST /api/iclass/select': list('Class 7', 'Class 8'),
  });
  const send = vi.fn<Parameters<typeof StudentForm>[0]['send']>(async () => {});
  render(
    <TestPage>
      <StudentForm draft="student" submitLabel="Save" busyLabel="Saving..." send={send} {...props} />
    </TestPage>,
  );
  return send;
}

const stored = {
  name: 'Tasnim',
  gender: 2,
  category_id: 1,
  curriculum_id: 1,
  i_class_id: 2,
  institute_id: null,
  age: 13,
  dob: null,
} as const;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const choose = async (label: string, option: string) => {
  const { value } = await screen.findByRole<HTMLOptionElement>('option', { name: option });
  type(label, value);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('a change asks for curriculum and date of birth too, and keeps what else is stored', async () => {
  const send = open({ start: stored, details: true });
  await choose('Curriculum', 'English Version');
  type('Date of birth (optional)', '2012-05-01');
  save();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toEqual({ ...stored, curriculum_id: 2, dob: '2012-05-01' });
});

it('a change without a curriculum is not saved', async () => {
  const send = open({ start: { ...stored, curriculum_id: null }, details: true });
  await screen.findByRole('option', { name: 'English Version' });
  save();
  expect(await screen.findByText('Please select a curriculum.')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it('a name from before the rule of names is taken as it is stored', async () => {
  const send = open({ start: { ...stored, name: 'Tasnim 2' } });
  await screen.findByRole('option', { name: 'Bangla Medium' });
  save();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('a name that is against the rule is refused once it is edited', async () => {
  const send = open({ start: { ...stored, name: 'Tasnim 2' } });
  await screen.findByRole('option', { name: 'Bangla Medium' });
  type('Name', 'Tasnim 3');
  save();
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'));
  expect(send).not.toHaveBeenCalled();
});

it('another category takes the class away', async () => {
  const send = open({ start: stored });
  await screen.findByRole('option', { name: 'Class 8' });
  expect(field('Class or Course').value).toBe('2');
  await choose('Curriculum/Category', 'English Medium');
  save();
  expect(await screen.findByText('Please select a class.')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it('what the server refuses is said at its field, and what was typed is kept for a reload', async () => {
  const refusal = new ApiError('No.', 422, 'VALIDATION', { age: ['Too young.'] });
  const send = open({ start: stored, send: async () => Promise.reject(refusal) });
  await screen.findByRole('option', { name: 'Class 8' });
  type('Name', 'Tasnim Rahman');
  save();
  expect(await screen.findByText('Too young.')).toBeTruthy();
  expect(field('Student Age').getAttribute('aria-invalid')).toBe('true');
  expect(field('Name').value).toBe('Tasnim Rahman');
  expect(send).not.toHaveBeenCalled();
  cleanup();
  open({ start: stored });
  expect(field('Name').value).toBe('Tasnim Rahman');
});

it('nothing is kept for a reload once it is saved', async () => {
  const send = open({ start: stored });
  await screen.findByRole('option', { name: 'Class 8' });
  type('Name', 'Tasnim Rahman');
  expect(sessionStorage.getItem('porao-draft:student')).toContain('Tasnim Rahman');
  save();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await waitFor(() => expect(sessionStorage.getItem('porao-draft:student')).toBeNull());
});
