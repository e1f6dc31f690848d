import { fieldFailure, stubServer } from '@porao/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectPath, guardian, openPage, tutor } from '../../common/testing/render.tsx';
import { captchaMatches, newCaptcha } from './captcha.ts';
import ParentSignUpPage from './parent-sign-up.page.tsx';
import TutorSignUpPage from './tutor-sign-up.page.tsx';

const registered = (user: typeof tutor) => ({
  status: 'success',
  type: 'success',
  message: 'Registration successful.',
  user: { ...user, phone_otp: '123456' },
});

const phoneMessage =
  "Phone number must start with '01' and be exactly 11 digits long, containing only numbers.";

function open(kind: 'tutor' | 'parent', answer?: unknown) {
  const page = openPage(
    `/auth/${kind}/signup`,
    kind === 'tutor' ? <TutorSignUpPage /> : <ParentSignUpPage />,
  );
  const server = stubServer({
    [`POST /api/${kind}-registration`]: answer ?? registered(kind === 'tutor' ? tutor : guardian),
  });
  return { page, server };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => userEvent.type(field(label), text);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

async function shownCaptcha(): Promise<string> {
  await userEvent.click(screen.getByRole('button', { name: 'Show the characters as text' }));
  const text = screen.getAllByRole('status').map((element) => element.textContent);
  return (text.find((line) => /^(\S ){4}\S$/.test(line)) ?? '').replaceAll(' ', '');
}

async function fill(): Promise<void> {
  await type('Full name', 'রহিম Uddin');
  await type('Phone number', '০১৭১২ ৩৪৫৬৭৮');
  await type('E-mail (optional)', 'Salma@Example.com');
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  await type('Password', 'secret-1');
  await type('Password again', 'secret-1');
}

describe('the sign-up forms', () => {
  it('AUT-039 AUT-042 sends a tutor as the contract has one, begins the verification and goes to it', async () => {
    const { page, server } = open('tutor');
    await fill();
    await type('Characters of the picture', ` ${(await shownCaptcha()).toLowerCase()} `);
    await press();
    await expectPath('/auth/otp-verification');
    expect(server.sent[0]?.body).toEqual({
      name: 'রহিম Uddin',
      phone_no: '01712345678',
      email: 'salma@example.com',
      gender: 2,
      password: 'secret-1',
      password_confirmation: 'secret-1',
    });
    expect(page.started).toEqual([
      { type: 'tutor', tutorId: 31, phone: '01712345678', OTPVerifyUseOnly: true },
    ]);
  });

  it('AUT-039 sends what a guardian may add, and asks for no captcha', async () => {
    const { server } = open('parent');
    await fill();
    await userEvent.clear(field('E-mail (optional)'));
    await type('Another phone number (optional)', '01811111111');
    await type('About you (optional)', 'Two children');
    expect(screen.queryByLabelText('Characters of the picture')).toBeNull();
    await press();
    await expectPath('/auth/otp-verification');
    expect(server.sent[0]?.body).toMatchObject({
      email: '',
      additional_phone_number: '01811111111',
      about: 'Two children',
    });
  });

  it('AUT-052 AUT-056 AUT-054 names everything that is missing, announces it, focuses the first and sends nothing', async () => {
    const { server } = open('tutor');
    await press();
    for (const text of [
      'Name can have only letters, spaces, dots, apostrophes and hyphens.',
      phoneMessage,
      'Please select your gender!',
      'Password must be at least 8 or more characters',
      'Please confirm your password.',
      'Captcha is not valid or not completed.',
    ]) {
      expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('Full name'));
    expect(server.sent).toEqual([]);
  });

  it.each([
    ['AUT-053', 'Full name', 'Rahim 2', 'Name can have only letters, spaces, dots, apostrophes and hyphens.'],
    ['AUT-049', 'Phone number', '02712345678', phoneMessage],
    ['AUT-049', 'Phone number', '0171234567', phoneMessage],
    ['AUT-049', 'Phone number', '0171234567a', phoneMessage],
    ['AUT-050', 'E-mail (optional)', 'salma@', 'Must be a valid email address'],
    ['AUT-051', 'Password', '1234567', 'Password must be at least 8 or more characters'],
  ])('%s %s %j is refused on leaving the field', async (_, label, text, message) => {
    open('parent');
    await type(label, text);
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  });

  it('AUT-051 eight characters are enough', async () => {
    open('parent');
    await type('Password', '12345678');
    await userEvent.tab();
    expect(field('Password').getAttribute('aria-invalid')).toBeNull();
  });

  it('shows that two passwords differ', async () => {
    const { server } = open('parent');
    await fill();
    await type('Password again', 'x');
    await press();
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
    expect(server.sent).toEqual([]);
  });

  it('AUT-054 AUT-055 a wrong captcha is refused and replaced by another', async () => {
    const { server } = open('tutor');
    await fill();
    const first = await shownCaptcha();
    await type('Characters of the picture', 'zzzzz');
    await press();
    expect(await screen.findByText('Captcha is not valid or not completed.')).toBeTruthy();
    expect(field('Characters of the picture').value).toBe('');
    expect(document.activeElement).toBe(field('Characters of the picture'));
    expect(await shownCaptcha()).not.toBe(first);
    expect(server.sent).toEqual([]);
  });

  it('AUT-055 a wrong captcha is refused when the form is sent, beside other faults too, with another picture', async () => {
    open('tutor');
    const first = await shownCaptcha();
    await type('Characters of the picture', 'zzzzz');
    await userEvent.tab();
    expect(field('Characters of the picture').getAttribute('aria-invalid')).toBeNull();
    await press();
    expect(await screen.findByText('Captcha is not valid or not completed.')).toBeTruthy();
    expect(await shownCaptcha()).not.toBe(first);
  });

  it("AUT-055 AUT-072 puts the server's messages at their fields, keeps what was typed, and renews the captcha", async () => {
    const taken = 'The phone number has already been taken.';
    open('tutor', () => fieldFailure({ phone_no: [taken], email: ['Must be a valid email address'] }));
    await fill();
    const first = await shownCaptcha();
    await type('Characters of the picture', first);
    await press();
    expect(await screen.findByText(taken)).toBeTruthy();
    expect(screen.getByText('Must be a valid email address')).toBeTruthy();
    expect(field('Phone number').getAttribute('aria-invalid')).toBe('true');
    expect(field('Password').value).toBe('secret-1');
    expect(await shownCaptcha()).not.toBe(first);
  });

  it('keeps what was typed over a reload, without the passwords', async () => {
    open('parent');
    await fill();
    const kept = JSON.stringify(sessionStorage);
    expect(kept).toContain('Salma@Example.com');
    expect(kept).not.toContain('secret-1');
  });
});

describe('the captcha', () => {
  it('has five characters that differ from one to the next', () => {
    const codes = new Set(Array.from({ length: 20 }, newCaptcha));
    expect(codes.size).toBeGreaterThan(15);
    for (const code of codes) expect(code).toMatch(/^[A-Z3-9]{5}$/);
  });

  it('AUT-054 takes the right one, with spaces around it', () => {
    expect(captchaMatches('  AB3XY ', 'AB3XY')).toBe(true);
    expect(captchaMatches('AB3X', 'AB3XY')).toBe(false);
    expect(captchaMatches('', 'AB3XY')).toBe(false);
  });
});
