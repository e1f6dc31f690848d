import { fieldFailure } from '@porao/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { guardian, openAs } from '../../common/testing/guardian.tsx';
import AccountStatusPage from './account-status.page.tsx';
import ChangePasswordPage from './change-password.page.tsx';
import PersonalInfoPage from './personal-info.page.tsx';

const key = 'POST /api/v1/update-personal-info';
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=radio]), textarea' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('PAR-085 PAR-123 the profile form beside a phone that cannot be changed', async () => {
  openAs(<PersonalInfoPage />);
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Salma Khatun');
  expect(field('About me (optional)').style.height).toBe('138px');
  expect(field('Your phone number').disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: "You can't change number" }).disabled).toBe(
    true,
  );
});

it('PAR-108 name and gender are needed, an e-mail has to be one; additional phone and about are not', async () => {
  const { server, platform } = openAs(<PersonalInfoPage />, {
    answers: { [key]: done(guardian, 'Saved well.') },
  });
  await screen.findByLabelText('Name');
  type('Name', '');
  type('E-mail', 'salma');
  save();
  expect(
    await screen.findByText('Name can have only letters, spaces, dots, apostrophes and hyphens.'),
  ).toBeTruthy();
  expect(screen.getByText('Must be a valid email address')).toBeTruthy();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    '1',
    '2',
    'phone',
    'email',
  ]);
  type('Name', 'Salma Begum');
  type('E-mail', 'salma@example.org');
  save();
  expect(await screen.findByText('Please enter your current password to change this.')).toBeTruthy();
  type('Current password', 'my password');
  save();
  await waitFor(() => expect(platform.toasts[0]?.message).toBe('Saved well.'));
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Salma Begum',
    email: 'salma@example.org',
    current_password: 'my password',
    gender: 2,
    additional_phone_number: null,
    about: null,
  });
});

it('API-222 says that another account has proved the e-mail, at its field', async () => {
  openAs(<PersonalInfoPage />, { user: { ...guardian, email: '' } });
  expect(
    await screen.findByText(/^Optional\. None is stored: if you gave one, another account/),
  ).toBeTruthy();
  expect(field('E-mail').value).toBe('');
});

it('keeps what was typed when the server refuses, and says so at the field', async () => {
  openAs(<PersonalInfoPage />, {
    answers: { [key]: fieldFailure({ email: ['Not this address.'] }) },
  });
  await screen.findByLabelText('Name');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  type('E-mail', 'taken@example.org');
  type('Current password', 'my password');
  save();
  expect(await screen.findByText('Not this address.')).toBeTruthy();
  expect(field('E-mail').value).toBe('taken@example.org');
});

it('PAR-086 change of password and account status are tabs of their own', async () => {
  openAs(<ChangePasswordPage />);
  expect(field('Current password')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change password' })).toBeTruthy();
  openAs(<AccountStatusPage />);
  expect(await screen.findByRole('heading', { name: 'Your account is unlocked' })).toBeTruthy();
});
