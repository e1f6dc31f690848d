import { fieldFailure, provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccountStatus } from './account-status.tsx';
import { ChangePasswordForm } from './change-password.form.tsx';

const key = 'POST /api/v1/change-password';
const me = 'GET /api/v1/user';
const posted = ({ sent }: { sent: readonly { method: string; body?: unknown }[] }) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
const labels = ['Current password', 'New password', 'New password again'];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
const type = (...values: string[]) => {
  for (const [index, value] of values.entries()) {
    fireEvent.change(field(labels[index] ?? ''), { target: { value } });
  }
};
const open = (answers: Record<string, unknown>) => {
  const platform = provideTestPlatform();
  const server = stubServer({ [me]: { data: {} }, ...answers }, { token: 'jwt' });
  render(
    <TestPage>
      <ChangePasswordForm />
    </TestPage>,
  );
  return { platform, server };
};

it('TUT-094 asks for all three, and leaves the length to the server', async () => {
  const message = 'Password must be at least 8 or more characters';
  const { server } = open({ [key]: fieldFailure({ new_password: [message] }) });
  submit();
  expect(await screen.findByText('Current password is required')).toBeTruthy();
  expect(screen.getByText('Please choose a new password.')).toBeTruthy();
  expect(screen.getByText('Please confirm your password.')).toBeTruthy();
  expect(posted(server)).toEqual([]);
  type('old-secret', 'short', 'short');
  submit();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(posted(server)[0]).toEqual({
    current_password: 'old-secret',
    new_password: 'short',
    new_password_confirmation: 'short',
  });
});

it('API-246 asks for no current password where there is none', async () => {
  const { server, platform } = open({
    [me]: { data: { has_password: false } },
    [key]: { status: 'success', message: 'Done, and well.', data: null },
  });
  await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
  fireEvent.change(field('New password'), { target: { value: 'new-secret' } });
  fireEvent.change(field('New password again'), { target: { value: 'new-secret' } });
  submit();
  await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'success', message: 'Done, and well.' }]));
  expect(posted(server)).toEqual([
    { current_password: '', new_password: 'new-secret', new_password_confirmation: 'new-secret' },
  ]);
});

it("TUT-133 shows the server's message at each field and keeps what was typed", async () => {
  open({
    [key]: fieldFailure({
      current_password: ['The current password is not right.'],
      new_password: ['Too easy to guess.'],
      new_password_confirmation: ['Passwords do not match'],
    }),
  });
  type('wrong', 'new-secret', 'new-secret');
  submit();
  const described = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  await waitFor(() => expect(field('Current password').getAttribute('aria-invalid')).toBe('true'));
  expect(described('Current password')?.textContent).toContain('The current password is not right.');
  expect(screen.getByText('Too easy to guess.')).toBeTruthy();
  expect(described('New password again')?.textContent).toContain('Passwords do not match');
  expect(labels.map((label) => field(label).value)).toEqual(['wrong', 'new-secret', 'new-secret']);
  expect(document.activeElement).toBe(field('Current password'));
});

it("TUT-134 says the server's words and is empty again", async () => {
  const { platform } = open({ [key]: { status: 'success', message: 'Done, and well.', data: null } });
  type('old-secret', 'new-secret', 'new-secret');
  submit();
  await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'success', message: 'Done, and well.' }]));
  expect(labels.map((label) => field(label).value)).toEqual(['', '', '']);
});

it('TUT-135 shows an error when no answer comes, and keeps what was typed', async () => {
  const { platform } = open({ [key]: () => Promise.reject(new TypeError('Failed to fetch')) });
  type('old-secret', 'new-secret', 'new-secret');
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('The server could not be reached.');
  expect(labels.map((label) => field(label).value)).toEqual(['old-secret', 'new-secret', 'new-secret']);
  expect(platform.toasts).toEqual([]);
});

it('does not send two that differ', async () => {
  const { server } = open({});
  type('old-secret', 'new-secret', 'new-secrets');
  submit();
  expect(await screen.findByText('Passwords do not match')).toBeTruthy();
  expect(posted(server)).toEqual([]);
});

const show = (
  status: 'Green' | 'Yellow' | 'Red' | null,
  type: 'tutor' | 'parent' = 'tutor',
  banned = false,
) =>
  render(
    <TestPage>
      <AccountStatus status={status} banned={banned} type={type} />
    </TestPage>,
  );

it.each([
  ['TUT-068', 'Green', 'unlocked', 'You can edit your profile and apply.'],
  ['TUT-069', 'Yellow', 'unlocked', 'You can edit your profile.'],
  ['TUT-070', 'Red', 'locked', 'edit nothing'],
] as const)('%s SHL-155 shows %s as %s', (_, status, title, text) => {
  const { container } = show(status);
  expect(screen.getByRole('heading').textContent).toBe(`Your account is ${title}`);
  expect(screen.getByText(status)).toBeTruthy();
  expect(container.textContent).toContain(text);
  const support = screen.queryByRole('link', { name: 'Contact support.' });
  expect(support?.getAttribute('href') ?? null).toBe(status === 'Green' ? null : '/support');
});

it.each([
  ['tutor', 'Green', 'Your account is banned from applying.'],
  ['tutor', null, 'Your account is banned from applying.'],
  ['parent', 'Green', 'your requests are not published.'],
] as const)('OQ-005 tells a banned %s of status %s what the ban forbids', (type, status, text) => {
  const { container } = show(status, type, true);
  expect(container.textContent).toContain(text);
  expect(container.textContent).not.toMatch(/and apply|send requests/);
});

it('TUT-071 shows that there is no status yet', () => {
  const { container } = show(null);
  expect(screen.getByRole('heading').textContent).toBe('Status not available!');
  expect(container.textContent).toContain("Don't worry, your account status will be available soon.");
});

it('shows a guardian requests instead of applying', () => {
  expect(show('Green', 'parent').container.textContent).toContain('send requests');
});
