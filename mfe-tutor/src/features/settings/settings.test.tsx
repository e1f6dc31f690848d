import { failure, fieldFailure } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { done, user } from '../../common/testing/answers.ts';
import { emptyAnswers } from '../../common/testing/profile.answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import { manifest } from '../../manifest.ts';
import AccountStatusPage from './account-status.page.tsx';
import PayInfoPage from './pay-info.page.tsx';
import PersonalInfoPage from './personal-info.page.tsx';
import SocialMediaPage from './social-media.page.tsx';

const walletsKey = 'GET /api/tutor/mobilebanking';
const wallet = (id: number) => ({ id, wallet_type: 'bkash', account_number: `0171234567${id}` });

const open = (page: ReactNode, answers: Record<string, unknown> = {}, account: object = {}) => {
  const { platform, ...server } = renderAsTutor('/tutor/settings/personal-info', page, {
    ...emptyAnswers(),
    'GET /api/v1/user': { data: { ...user, ...account } },
    ...answers,
  });
  return { server, platform };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sentTo = (server: { sent: { method: string; path: string; body: unknown }[] }, method: string) =>
  server.sent.filter((request) => request.method === method);

describe('personal info', () => {
  const save = 'POST /api/v1/update-personal-info';

  it('TUT-057 TUT-058 SHL-155 keeps the phone, leads to support, and resets by phone only', async () => {
    open(<PersonalInfoPage />);
    const button = await screen.findByRole('button', { name: "You can't change number" });
    expect(button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true').toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Your phone number').disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Ask our support.' }).getAttribute('href')).toBe('/support');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail', { selector: '[type=radio]' }).disabled).toBe(
      true,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Phone').checked).toBe(true);
  });

  it('SHL-090 asks first for exactly what its manifest has the shell ask for', async () => {
    const { server } = open(<PersonalInfoPage />);
    await screen.findByLabelText('Your phone number');
    const reads = manifest.routes.find(({ path }) => path === '/tutor/settings/personal-info')?.reads;
    expect(server.sent.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      [...(reads ?? [])].sort(),
    );
  });

  it('shows its forms together, once the profile is there too', async () => {
    let answer: (profile: unknown) => void = () => {};
    open(<PersonalInfoPage />, {
      'GET /api/tutor-profile': () => new Promise((resolve) => (answer = resolve)),
    });
    expect(await screen.findByRole('status')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Loading your settings')).toBeTruthy());
    expect(screen.queryByLabelText('Your phone number')).toBeNull();
    answer(emptyAnswers()['GET /api/tutor-profile']);
    expect(await screen.findByLabelText('Name')).toBeTruthy();
    expect(screen.getByLabelText('Your phone number')).toBeTruthy();
  });

  it('sends what it shows and says that it is saved', async () => {
    const { server, platform } = open(<PersonalInfoPage />, {
      [save]: done(user, 'Personal informations updated successfully.'),
    });
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Nusrat Karim');
    await press('Save');
    await waitFor(() =>
      expect(platform.toasts).toEqual([
        { tone: 'success', message: 'Personal informations updated successfully.' },
      ]),
    );
    expect(sentTo(server, 'POST')[0]?.body).toEqual({
      name: 'Nusrat Karim',
      email: user.email,
      gender: user.gender,
      additional_phone_number: null,
    });
  });

  it('asks for the current password where the server does, though the e-mail is unchanged in the form', async () => {
    const needed = 'Please enter your current password to change this.';
    const { server } = open(<PersonalInfoPage />, {
      [save]: () => fieldFailure({ email: [needed] }, 'PASSWORD_NEEDED'),
    });
    await screen.findByLabelText('Name');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await press('Save');
    expect(await screen.findByText(needed)).toBeTruthy();
    await userEvent.type(await screen.findByLabelText('Current password'), 'my password');
    await press('Save');
    await waitFor(() =>
      expect(sentTo(server, 'POST')[1]?.body).toMatchObject({ current_password: 'my password' }),
    );
  });

  it('TUT-093 refuses a second phone that is none', async () => {
    const { server } = open(<PersonalInfoPage />);
    await userEvent.type(await screen.findByLabelText('Additional phone number (optional)'), '12345');
    await press('Save');
    expect(await screen.findByText(/^Phone number must start with '01'/)).toBeTruthy();
    expect(sentTo(server, 'POST')).toEqual([]);
  });

  it('TUT-117 TUT-122 shows that it failed, and keeps what was typed', async () => {
    const { platform } = open(<PersonalInfoPage />, { [save]: () => failure(500, 'INTERNAL', 'Broken') });
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    await userEvent.type(name, ' Karim');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to update personal informations.',
    );
    expect(platform.toasts).toEqual([{ tone: 'error', message: 'Failed to update profile' }]);
    expect(name.value).toBe(`${user.name} Karim`);
  });

  it('lets a Red account read, and edit nothing', async () => {
    open(<PersonalInfoPage />, {}, { account_status: 'Red' });
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Contact support.' }).getAttribute('href')).toBe('/support');
  });
});

describe('social media', () => {
  const save = 'POST /api/update-social-media';

  it('TUT-110 asks for type and link', async () => {
    const { server } = open(<SocialMediaPage />);
    await press('Save link');
    expect(await screen.findByText('Please select a type.')).toBeTruthy();
    expect(screen.getByText('Please enter a link.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Link'), 'no link');
    await press('Save link');
    expect(await screen.findByText('Please enter a valid url')).toBeTruthy();
    expect(sentTo(server, 'POST')).toEqual([]);
  });

  it('TUT-060 sends the chosen one alone', async () => {
    const { server } = open(<SocialMediaPage />, { [save]: done({}) });
    await userEvent.selectOptions(await screen.findByLabelText('Type'), 'LinkedIn');
    await userEvent.type(screen.getByLabelText('Link'), 'https://linkedin.com/in/nusrat');
    await press('Save link');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(''));
    expect(sentTo(server, 'POST').map(({ body }) => body)).toEqual([
      { linkedin: 'https://linkedin.com/in/nusrat' },
    ]);
  });

  it("keeps the link when the server refuses it, and says why at the link's field", async () => {
    open(<SocialMediaPage />, { [save]: fieldFailure({ x: ['Please enter a valid url'] }) });
    await userEvent.selectOptions(await screen.findByLabelText('Type'), 'X');
    await userEvent.type(screen.getByLabelText('Link'), 'https://x.com/n');
    await press('Save link');
    expect(await screen.findByText('Please enter a valid url')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe('https://x.com/n');
  });
});

it.each([
  ['TUT-068', 'Green', 'Your account is unlocked'],
  ['TUT-069', 'Yellow', 'Your account is unlocked'],
  ['TUT-070', 'Red', 'Your account is locked'],
  ['TUT-071', null, 'Status not available!'],
])('TUT-061 %s the account status page shows %s', async (_, account_status, heading) => {
  open(<AccountStatusPage />, {}, { account_status });
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeTruthy();
});

it.each(['Green', null] as const)(
  'OQ-005 a banned account of status %s is not told that it may apply',
  async (account_status) => {
    open(<AccountStatusPage />, {}, { account_status, banned: true });
    expect(await screen.findByText(/^Your account is banned from applying\./)).toBeTruthy();
    expect(screen.queryByText(/and apply/)).toBeNull();
  },
);

describe('mobile banking numbers', () => {
  const fill = async (number: string) => {
    await userEvent.click(await screen.findByLabelText('Nagad'));
    const field = screen.getByLabelText<HTMLInputElement>('Account number');
    await userEvent.clear(field);
    await userEvent.type(field, number);
    return field;
  };

  it('TUT-109 takes no fourth number', async () => {
    open(<PayInfoPage />, { [walletsKey]: { data: [1, 2, 3].map(wallet) } });
    const button = await screen.findByRole('button', { name: "You can't add new number" });
    expect(button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true').toBe(true);
    expect(screen.queryByRole('button', { name: 'Add a number' })).toBeNull();
  });

  it('adds a number and shows it', async () => {
    const { server } = open(<PayInfoPage />, { [walletsKey]: { data: [] } });
    server.answers['POST /api/tutor/mobilebanking'] = () => {
      server.answers[walletsKey] = { data: [wallet(1)] };
      return done(wallet(1));
    };
    expect(await screen.findByText('No number added yet.')).toBeTruthy();
    await press('Add a number');
    await fill('01712345671');
    await press('Save number');
    expect(await screen.findByText('01712345671')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it.each([
    ['TUT-119', 'POST /api/tutor/mobilebanking', 'Add a number', 'Failed to add number!'],
    ['TUT-120', 'PUT /api/tutor/mobilebanking/1', 'Change 01712345671', 'Failed to update number!'],
  ])('%s shows that %s failed, and keeps the number', async (_, call, button, text) => {
    open(<PayInfoPage />, {
      [walletsKey]: { data: [wallet(1)] },
      [call]: () => failure(500, 'INTERNAL', 'Broken'),
    });
    await press(button);
    const field = await fill('01812345678');
    await press('Save number');
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(field.value).toBe('01812345678');
  });

  it('TUT-121 asks before it deletes, and says when that failed', async () => {
    const { server, platform } = open(<PayInfoPage />, {
      [walletsKey]: { data: [wallet(1)] },
      'DELETE /api/tutor/mobilebanking/1': () => failure(500, 'INTERNAL', 'Broken'),
    });
    await press('Delete 01712345671');
    expect(sentTo(server, 'DELETE')).toEqual([]);
    platform.modals[0]?.buttons.find(({ label }) => label === 'Delete')?.onPress?.();
    await waitFor(() => expect(platform.toasts[0]?.title).toBe('Failed to delete number!'));
    expect(within(screen.getByRole('list')).getByText('01712345671')).toBeTruthy();
  });
});
