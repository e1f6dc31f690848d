import { failure, fieldFailure, provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { page, request } from '@porao/platform/testing/answers';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import HireForm from './hire.form.tsx';

const codeKey = 'POST /api/hire/code';
const postKey = 'POST /api/hire';
const list = (...texts: string[]) => texts.map((text, place) => ({ id: place + 1, text }));
const phone = '01712345678';
const user = {
  phone_no: phone,
  phone_no_verified_at: '2026-11-20T10:00:00.000Z',
  tutor: null,
  has_password: false,
};
const posted = { status: 'success', type: 'success', message: '', token: 'jwt', user, tutor_request_id: 3 };
const codeSent = { status: 'success', message: '', data: { resend_after: 120 } };

type Role = 'parent' | 'tutor' | 'reviewer';

function open(answers: Record<string, unknown> = {}, role?: Role) {
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

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const choose = async (label: string, option: string) => {
  const { value } = await screen.findByRole<HTMLOptionElement>('option', { name: option });
  type(label, value);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function fillNeed(): Promise<void> {
  await choose('Medium or kind of course', 'Bangla Medium');
  await choose('Class or course', 'Class 8');
  fireEvent.click(await screen.findByLabelText('Mathematics'));
  await waitFor(() => expect(field('City').value).toBe('2'));
  await waitFor(() => expect(field('Area').disabled).toBe(false));
  type('Area', 'উত্তরা');
  fireEvent.mouseDown(await screen.findByRole('option', { name: 'Uttara' }));
  type('Budget in taka a month (optional)', '5000');
}

async function fillGuest(): Promise<void> {
  await fillNeed();
  type('Your name', 'Rokeya Begum');
  type('Your phone number', '০১৭১২৩৪৫৬৭৮');
  fireEvent.click(screen.getByRole('checkbox', { name: /18 or older/ }));
}

async function enterCode(code = '123456'): Promise<void> {
  fireEvent.paste(await screen.findByLabelText('Digit 1'), { clipboardData: { getData: () => code } });
}

const need = {
  category_id: 1,
  i_class_id: 2,
  subjects: [2],
  city_id: 2,
  location_id: 12,
  tutoring_place_id: 2,
  days_in_week: 5,
  budget: 5000,
  tutor_gender: 3,
  time_of_day: 'any',
  start_date: null,
  tutor_requirement: null,
  consent: true,
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a guest', () => {
  it('PUB-101 posts by a code that its sixth digit sends, is signed in, and reads what happens next', async () => {
    const { bodies, platform } = open();
    await fillGuest();
    press('Send code');
    await enterCode();
    expect(await screen.findByRole('heading', { name: 'Your request is posted' })).toBeTruthy();
    expect(screen.getByText(/looks at it within 24 hours/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your request' }).getAttribute('href')).toBe(
      '/parent/dashboard/requests/tutor-requests/3',
    );
    expect(bodies('/api/hire/code')).toEqual([{ phone_no: phone }]);
    expect(bodies('/api/hire')).toEqual([
      expect.objectContaining({ ...need, name: 'Rokeya Begum', phone_no: phone, otp: '123456' }),
    ]);
    expect(platform.pending).toBeNull();
    expect(await screen.findByText('Choose a password, or sign in by a code')).toBeTruthy();
    expect(localStorage.getItem('porao-own:draft:hire')).toBeNull();
  });

  it('PUB-101 is told what is missing, each at its field, and nothing is sent', async () => {
    const { bodies } = open();
    await screen.findByRole('option', { name: 'Bangla Medium' });
    press('Send code');
    for (const text of [
      'Please select at least one subject.',
      'Please enter your phone number.',
      'Please agree to the terms and the privacy policy.',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(bodies('/api/hire/code')).toEqual([]);
  });

  it('PUB-102 keeps everything behind a wrong number, and asks for no second code for the same', async () => {
    const { bodies } = open();
    await fillGuest();
    press('Send code');
    await screen.findByLabelText('Digit 1');
    press('Wrong number?');
    await waitFor(() => expect(document.activeElement).toBe(field('Your phone number')));
    expect(field('Your name').value).toBe('Rokeya Begum');
    expect(field('Area').value).toBe('Uttara');
    press('Send code');
    await screen.findByLabelText('Digit 1');
    press('Wrong number?');
    type('Your phone number', '01812345678');
    press('Send code');
    await screen.findByLabelText('Digit 1');
    expect(bodies('/api/hire/code')).toEqual([{ phone_no: phone }, { phone_no: '01812345678' }]);
  });

  it('PUB-102 tries again after a wrong code', async () => {
    const answers = [fieldFailure({ otp: ['The code is not right. 4 tries left.'] }), Response.json(posted)];
    open({ [postKey]: () => answers.shift() });
    await fillGuest();
    press('Send code');
    await enterCode('000000');
    expect((await screen.findByRole('alert')).textContent).toContain('4 tries left');
    await enterCode();
    expect(await screen.findByText('Your request is posted')).toBeTruthy();
  });

  it('PUB-102 comes back to the field that the server refuses', async () => {
    open({ [postKey]: () => fieldFailure({ location_id: ['Please select an area of the chosen city.'] }) });
    await fillGuest();
    press('Send code');
    await enterCode();
    expect(await screen.findByText('Please select an area of the chosen city.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Area')));
    expect(field('Your name').value).toBe('Rokeya Begum');
  });

  it('PUB-102 keeps everything without a network', async () => {
    open({ [codeKey]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await fillGuest();
    press('Send code');
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached|connection/i);
    expect(field('Your phone number').value).toBe('০১৭১২৩৪৫৬৭৮');
  });

  it('PUB-103 finds what was typed again after leaving, in another tab too, and the code step after a reload', async () => {
    open();
    await fillGuest();
    sessionStorage.clear();
    open();
    await waitFor(() => expect(field('Area').value).toBe('Uttara'));
    expect(field('Your name').value).toBe('Rokeya Begum');
    expect(field('Budget in taka a month (optional)').value).toBe('5000');
    await waitFor(() => expect(field('Mathematics').checked).toBe(true));
    press('Send code');
    await screen.findByLabelText('Digit 1');
    const { bodies } = open();
    await enterCode();
    expect(await screen.findByText('Your request is posted')).toBeTruthy();
    expect(bodies('/api/hire')).toEqual([expect.objectContaining({ ...need, phone_no: phone })]);
  });

  it('PUB-101 has chosen what there is one of', async () => {
    open({
      'GET /api/tutoringcategory/select': list('Bangla Medium'),
      'POST /api/iclass/select': list('Class 8'),
      'POST /api/subject/select': list('All Subjects'),
    });
    await waitFor(() => expect(field('All Subjects').checked).toBe(true));
    expect(field('Class or course').value).toBe('1');
  });
});

describe('somebody signed in', () => {
  it('PUB-104 as a guardian gives no name, phone or code', async () => {
    const { bodies } = open({}, 'parent');
    await fillNeed();
    expect(screen.queryByLabelText('Your name')).toBeNull();
    expect(screen.queryByLabelText('Your phone number')).toBeNull();
    expect(screen.queryByText(/18 or older/)).toBeNull();
    press('Post my request');
    expect(await screen.findByText('Your request is posted')).toBeTruthy();
    expect(bodies('/api/hire/code')).toEqual([]);
    expect(bodies('/api/hire')).toEqual([expect.objectContaining(need)]);
  });

  it('PUB-104 as a guardian reads a refusal beside the button', async () => {
    open({ [postKey]: () => failure(409, 'CAP_REACHED', 'You have ten open requests.') }, 'parent');
    await fillNeed();
    press('Post my request');
    expect((await screen.findByRole('alert')).textContent).toContain('You have ten open requests.');
    expect(field('Budget in taka a month (optional)').value).toBe('5000');
  });

  it('PUB-104 as a tutor reads before posting that the account becomes a guardian’s, too', async () => {
    const { platform } = open({}, 'tutor');
    expect(screen.getByText(/^You are signed in as a tutor/)).toBeTruthy();
    await fillNeed();
    press('Post my request');
    expect(await screen.findByText('Your request is posted')).toBeTruthy();
    expect(platform.toasts).toEqual([]);
  });

  it('PUB-104 as one of the team is shown the way to the own pages instead', () => {
    open({}, 'reviewer');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('link', { name: 'To your own pages' })).toBeTruthy();
  });
});

describe('after posting', () => {
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
    const { server } = await openPosted({
      'POST /api/v1/change-password': { status: 'success', message: 'Changed.', data: null },
    });
    const form = await screen.findByRole('form', { name: 'Choose a password, or sign in by a code' });
    fireEvent.change(within(form).getByLabelText('New password'), { target: { value: 'a-good-secret' } });
    fireEvent.change(within(form).getByLabelText('New password again'), {
      target: { value: 'a-good-secret' },
    });
    fireEvent.click(within(form).getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Your password is set.')).toBeTruthy();
    expect(server.sent.at(-1)?.body).toEqual({
      new_password: 'a-good-secret',
      new_password_confirmation: 'a-good-secret',
    });
  });
});
