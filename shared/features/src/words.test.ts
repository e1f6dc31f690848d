import {
  accountEndpoints,
  commonPasswordMessage,
  EducationBody,
  ownPasswordMessage,
  ParentLocationBody,
  passwordNeededMessage,
  StudentBody,
  TutorSignUpBody,
} from '@porao/contracts';
import { expect, it } from 'vitest';
import { bengali } from './locales/bengali-rules.ts';

const messagesOf = (schema: {
  safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined };
}) =>
  (schema.safeParse({ phone_no: '', education_level_id: 9 }).error?.issues ?? []).map(
    ({ message }) => message,
  );

it.each([
  ['sign-up', TutorSignUpBody],
  ['a student', StudentBody],
  ['an address', ParentLocationBody],
  ['a degree', EducationBody],
  ['a forgotten password', accountEndpoints['POST /api/v1/forgot-password/send-otp'].body],
])('what an empty form of %s is refused with has its Bengali', (_, schema) => {
  const messages = messagesOf(schema).filter((message) => !message.startsWith('Invalid input'));
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => !(message in bengali))).toEqual([]);
});

it('what the server refuses a password and a changed e-mail with has its Bengali', () => {
  expect(bengali).toHaveProperty([passwordNeededMessage]);
  expect(bengali).toHaveProperty([commonPasswordMessage]);
  expect(bengali).toHaveProperty([ownPasswordMessage]);
});
