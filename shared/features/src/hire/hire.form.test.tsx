import { session } from '@porao/platform';
import { failure, fieldFailure } from '@porao/platform/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  codeKey,
  enterCode,
  field,
  fillGuest,
  fillNeed,
  list,
  open,
  phone,
  posted,
  postKey,
  press,
  type,
} from './hire.testing.tsx';

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
    const { bodies } = open();
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
    expect(session().current()?.type).toBe('parent');
    expect(await screen.findByText('Choose a password, or sign in by a code')).toBeTruthy();
    expect(localStorage.getItem('porao-own:draft:hire')).toBeNull();
  });

  it('PUB-101 is told what is missing, each at its field, and nothing is sent', async () => {
    const { bodies } = open();
    await screen.findByRole('option', { name: 'Bangla Medium' });
    press('Send code');
    for (const text of [
      'Please select at least one subject.',
      'Phone number is required',
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

  it('PUB-114 whose session has ended keeps all, and posts once signed in again', async () => {
    const ended = () => failure(401, 'UNAUTHENTICATED', 'Please sign in.');
    const answers = [ended(), Response.json(posted)];
    const { bodies } = open({ [postKey]: () => answers.shift() }, 'parent');
    await fillNeed();
    press('Post my request');
    expect((await screen.findByRole('alert')).textContent).toContain('Please sign in.');
    expect(field('Budget in taka a month (optional)').value).toBe('5000');
    press('Post my request');
    expect(await screen.findByText('Your request is posted')).toBeTruthy();
    expect(bodies('/api/hire')).toHaveLength(2);
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
