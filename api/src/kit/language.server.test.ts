import { textOf } from '@porao/contracts/messages';
import { expect, it } from 'vitest';
import { endPauses, signUp } from '../../test/support/accounts.repository.ts';
import { openTestApp } from '../../test/support/app.ts';
import { createParent, createTutor } from '../../test/support/people.repository.ts';
import { listOutbox } from './sms/index.ts';

const test = await openTestApp();

const bengali = { headers: { 'accept-language': 'bn' } };

it('API-141 a refusal has its texts in the language asked for, and their keys beside them', async () => {
  const call = 'POST /api/v1/forgot-password/send-otp';
  const body = { phone_no: '12345' };
  const english = await test.send(call, { body });
  expect(english.headers.get('content-language')).toBe('en');
  expect(english.body.errors).toEqual({
    phone_no: ["Phone number must start with '01' and be exactly 11 digits long, containing only numbers."],
  });
  const refused = await test.send(call, { body, ...bengali });
  expect(refused.headers.get('content-language')).toBe('bn');
  expect(refused.headers.get('vary')).toMatch(/accept-language/i);
  const text = 'ফোন নম্বর ০১ দিয়ে শুরু হবে এবং ঠিক ১১টি সংখ্যার হবে।';
  expect(refused.body).toMatchObject({ message: text, errors: { phone_no: [text] }, key: 'phone.invalid' });
  expect(refused.body.error_keys).toEqual({ phone_no: ['phone.invalid'] });
});

it('a refusal for a role names the roles in the language asked for', async () => {
  const { token } = await createParent(test.db);
  const { body } = await test.send('GET /api/tutor-profile', { token, ...bengali });
  expect(body.message).toContain('টিউটর');
  expect(body.message).not.toMatch(/[A-Za-z]/);
  expect(body).toMatchObject({ key: 'role.needed', code: 'WRONG_ROLE' });
});

it('an answer has its message in the language asked for, English where another is', async () => {
  const { token } = await createTutor(test.db);
  const body = { lat: 23.7, lon: 90.4 };
  const send = (language: string) =>
    test.send('POST /api/update-tutor', { token, body, headers: { 'accept-language': language } });
  expect((await send('bn')).body.message).toBe('অবস্থান সংরক্ষণ হয়েছে।');
  expect((await send('fr')).body.message).toBe('Position updated successfully.');
});

it('OPS-123 a code comes in the language of the page that it was asked for on, in one text message', async () => {
  const body = signUp();
  await test.send('POST /api/parent-registration', { body, ...bengali });
  await endPauses(test.db);
  await test.send('POST /api/v1/forgot-password/send-otp', { body: { phone_no: body.phone_no } });
  const read = () => listOutbox(test.db, { phone: body.phone_no });
  // The answer does not wait for a message to a forgotten password's phone.
  await expect.poll(read).toHaveLength(2);
  const texts = (await read()).map((one) => one.body).toSorted((a, b) => a.length - b.length);
  expect(texts).toEqual([
    expect.stringMatching(/^[0-9]{6} আপনার পড়াও কোড, ৫ মিনিটের জন্য।/),
    expect.stringMatching(/^[0-9]{6} is your Porao code\. It is valid for 5 minutes\./),
  ]);
  const changed = { key: 'sms.phoneChanged', params: { phone: '01*******78' } } as const;
  for (const [language, most] of [
    ['bn', 70],
    ['en', 160],
  ] as const) {
    expect(textOf(changed, language).length).toBeLessThanOrEqual(most);
    expect(texts[language === 'bn' ? 0 : 1]?.length).toBeLessThanOrEqual(most);
  }
});
