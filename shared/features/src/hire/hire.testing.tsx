import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { page, request } from '@porao/platform/testing/answers';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import HireForm from './hire.form.tsx';

export const codeKey = 'POST /api/hire/code';
export const postKey = 'POST /api/hire';
export const list = (...texts: string[]) => texts.map((text, place) => ({ id: place + 1, text }));
export const phone = '01712345678';
const user = {
  phone_no: phone,
  phone_no_verified_at: '2026-11-20T10:00:00.000Z',
  tutor: null,
  has_password: false,
};
export const posted = {
  status: 'success',
  type: 'success',
  message: '',
  user,
  tutor_request_id: 3,
};
const codeSent = { status: 'success', message: '', data: { resend_after: 120 } };

type Role = 'parent' | 'tutor' | 'reviewer';

export function open(answers: Record<string, unknown> = {}, role?: Role) {
  cleanup();
  const platform = provideTestPlatform(role ? { session: { type: role, tutorId: null, phone } } : {});
  const server = stubServer(
    {
      'GET /api/tutoringcategory/select': list('Bangla Medium', 'English Medium'),
      'POST /api/iclass/select': list('Class 7', 'Class 8'),
      'POST /api/subject/select': list('Bangla', 'Mathematics'),
      'GET /api/city/select': list('Chattogram', 'Dhaka'),
      'POST /api/location/select': [
        { id: 11, text: 'Mirpur 1', names: 'Mirpur 1 মিরপুর ১' },
        { id: 12, text: 'Uttara', names: 'Uttara উত্তরা' },
      ],
      'GET /api/tutor-request/3': { data: request(3, { student_missing: ['name', 'gender', 'age'] }) },
      'GET /api/my-student': page([]),
      [codeKey]: codeSent,
      [postKey]: posted,
      ...answers,
    },
    { token: 'jwt' },
  );
  render(
    <TestPage path="/crm/hire-tutor">
      <HireForm />
    </TestPage>,
  );
  const bodies = (path: string) => server.sent.filter((call) => call.path === path).map(({ body }) => body);
  return { platform, server, bodies };
}

/** The list of suggestions has the same label as its field. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' });
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const choose = async (label: string, option: string) => {
  const { value } = await screen.findByRole<HTMLOptionElement>('option', { name: option });
  type(label, value);
};
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Fills what everybody is asked, with class 8, mathematics and Uttara. */
export async function fillNeed(): Promise<void> {
  await choose('Medium or kind of course', 'Bangla Medium');
  await choose('Class or course', 'Class 8');
  fireEvent.click(await screen.findByLabelText('Mathematics'));
  await waitFor(() => expect(field('City').value).toBe('2'));
  await waitFor(() => expect(field('Area').disabled).toBe(false));
  type('Area', 'উত্তরা');
  fireEvent.mouseDown(await screen.findByRole('option', { name: 'Uttara' }));
  // A form checks nothing while a press is under way.
  fireEvent.mouseUp(document.body);
  type('Budget in taka a month (optional)', '5000');
}

export async function fillGuest(): Promise<void> {
  await fillNeed();
  type('Your name', 'Rokeya Begum');
  type('Your phone number', '০১৭১২৩৪৫৬৭৮');
  fireEvent.click(screen.getByRole('checkbox', { name: /18 or older/ }));
}

export async function enterCode(code = '123456'): Promise<void> {
  fireEvent.paste(await screen.findByLabelText('Digit 1'), { clipboardData: { getData: () => code } });
}
