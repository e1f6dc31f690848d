import { fieldFailure } from '@porao/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { done } from '../../../common/testing/answers.ts';
import { bodies, renderAsOperator } from '../../../common/testing/render.tsx';
import PhoneRequestPage from './phone-request.page.tsx';

const phone = '01712345678';
const codeSent = done({ resend_after: 120 });
const posted = done({ tutor_request_id: 31, user_id: 50 });

beforeEach(() => sessionStorage.clear());

const open = (answers: Record<string, unknown> = {}) =>
  renderAsOperator({ '/ops/requests/new': <PhoneRequestPage /> }, '/ops/requests/new', {
    'POST /api/iclass/select': [{ id: 111, text: 'Class 8' }],
    'POST /api/subject/select': [{ id: 7, text: 'Mathematics' }],
    'POST /api/location/select': [{ id: 12, text: 'Uttara', names: 'Uttara উত্তরা' }],
    'POST /api/ops/requests/code': codeSent,
    'POST /api/ops/requests': posted,
    ...answers,
  });
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Each list has one entry, which is chosen by itself. */
async function fill() {
  type('Phone number of the family', '০১৭১২৩৪৫৬৭৮');
  type('Name of the guardian', 'Rokeya Begum');
  await waitFor(() => {
    expect(field('Area').value).toBe('Uttara');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mathematics' }).checked).toBe(true);
  });
  type('Name of the student', 'Tasnim');
  // The first is the tutor's.
  const [, female] = screen.getAllByLabelText('Female');
  fireEvent.click(female ?? document.body);
  type('Age of the student', '13');
  fireEvent.click(screen.getByRole('checkbox', { name: /reading out the code/ }));
}
const enterCode = async () =>
  fireEvent.paste(await screen.findByLabelText('Digit 1'), { clipboardData: { getData: () => '123456' } });

it('OPS-282 posts by the code that the family reads out, and says so', async () => {
  const { server } = open();
  await waitFor(() => expect(document.activeElement).toBe(field('Phone number of the family')));
  await fill();
  press('Send the code');
  await enterCode();
  expect(await screen.findByRole('heading', { name: 'Request 31 is posted' })).toBeTruthy();
  expect(bodies(server, '/code')).toEqual([{ phone_no: phone, language: 'bn' }]);
  expect(bodies(server, '/ops/requests')).toEqual([
    expect.objectContaining({
      name: 'Rokeya Begum',
      phone_no: phone,
      otp: '123456',
      consent: true,
      student_name: 'Tasnim',
      student_gender: 2,
      student_age: 13,
      category_id: 1,
      i_class_id: 111,
      subjects: [7],
      location_id: 12,
    }),
  ]);
  expect(screen.getByRole('link', { name: 'See the request' }).getAttribute('href')).toBe('/ops/requests/31');
  press('Another request');
  expect(field('Name of the guardian').value).toBe('');
});

it('OPS-282 says at each field what is missing, and sends nothing', async () => {
  const { server } = open();
  await screen.findByRole('option', { name: 'Bangla Medium' });
  press('Send the code');
  expect(await screen.findByText(/^Phone number must start with/)).toBeTruthy();
  expect(screen.getByText('Please enter an age from 1 to 99.')).toBeTruthy();
  expect(bodies(server, '/code')).toEqual([]);
});

it('OPS-282 keeps what was typed behind a wrong number and a refused field', async () => {
  open({ 'POST /api/ops/requests': fieldFailure({ location_id: ['This area is gone.'] }) });
  await fill();
  press('Send the code');
  await screen.findByLabelText('Digit 1');
  press('Wrong number?');
  await waitFor(() => expect(document.activeElement).toBe(field('Phone number of the family')));
  expect(field('Name of the student').value).toBe('Tasnim');
  press('Send the code');
  await enterCode();
  expect(await screen.findByText('This area is gone.')).toBeTruthy();
  expect(field('Name of the guardian').value).toBe('Rokeya Begum');
});
