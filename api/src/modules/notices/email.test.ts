import type { Notice, NoticeSettings, OpsUser } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { describe, expect, it } from 'vitest';
import { password, type Registered, signUp } from '../../../test/support/accounts.repository.ts';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createParent, createUser, type TestPerson } from '../../../test/support/people.repository.ts';
import { change, row } from '../../../test/support/rows.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';
import type { Page } from '../../kit/page.ts';

let addresses = 0;
const test = await openTestApp();
const password_hash = await hashPassword(password);

const newAddress = () => `owner-${++addresses}@example.org`;
const holder = (email: string) => createParent(test.db, { password_hash, email });
/** Two accounts with verified phones that typed the same address, each in its way. */
const holders = async (email: string) => [await holder(email), await holder(email.toUpperCase())] as const;

/** The secret of the link that the account asks for. */
async function linkOf({ token, phone }: TestPerson): Promise<string> {
  expect((await test.send('POST /api/notices/email', { token })).status).toBe(200);
  const outbox = test.db.selectFrom('email_outbox').select('body').orderBy('id', 'desc');
  const { body } = await outbox.executeTakeFirstOrThrow();
  expect(body).toContain(`01*******${phone.slice(-2)}`);
  const link = new URL(body.split('\n').find((line) => line.startsWith('https:')) ?? '');
  return link.searchParams.get('token') as string;
}
const confirm = (token: string) => test.send('POST /api/notices/email/confirm', { body: { token } });
const prove = async (person: TestPerson) => confirm(await linkOf(person));
const signIn = (email: string) =>
  test.send<Registered>('POST /api/v1/login', { body: { phone_no: email, password } });
const emailOf = async ({ token }: TestPerson) =>
  (await test.send<NoticeSettings>('GET /api/notices/settings', { token })).body.email;
const update = ({ token }: TestPerson, email: string) => {
  const body = { name: 'Karim Uddin', gender: 1, email, current_password: password };
  return test.send('POST /api/v1/update-personal-info', { token, body });
};

describe('an e-mail address that was only typed', () => {
  it('API-220 stops nobody from signing up with it or changing to it', async () => {
    const email = newAddress();
    const [, other] = await holders(email);
    const signedUp = await test.send('POST /api/tutor-registration', { body: signUp({ email }) });
    expect(signedUp.status).toBe(200);
    expect((await update(other, newAddress())).status).toBe(200);
    expect((await update(other, email)).status).toBe(200);
  });

  it('API-221 is no way to sign in, and the answer is that of an unknown address', async () => {
    const email = newAddress();
    const typed = await holder(email);
    const [known, unknown] = [await signIn(email), await signIn(newAddress())];
    expectFailure(known, 422, 'VALIDATION');
    expect(known.body).toEqual(unknown.body);
    expect(known.body.message).toBe(textOf('credentials.wrongEmail'));
    expect((await prove(typed)).status).toBe(200);
    expect((await signIn(email.toUpperCase())).body.user.id).toBe(typed.userId);
  });

  it('API-220 a proved one is taken like any other, so that nobody learns who has it', async () => {
    const email = newAddress();
    const [owner, other] = await holders(email);
    expect((await prove(owner)).status).toBe(200);
    const [taken, free] = [await update(other, email), await update(other, newAddress())];
    expect([taken.status, taken.body.message]).toEqual([free.status, free.body.message]);
    await update(other, email);
    expect(await emailOf(other)).toEqual({ address: email, verified: false });
    expect((await signIn(email)).body.user.id).toBe(owner.userId);
  });
});

describe('whoever proves an address', () => {
  it('API-222 gets it; the others lose it, keep their accounts and are told', async () => {
    const email = newAddress();
    const [squatter, owner] = await holders(email);
    const waiting = await createParent(test.db, { email, phone_no_verified_at: null });
    const stale = await linkOf(squatter);
    expect((await prove(owner)).status).toBe(200);
    expect(await emailOf(owner)).toEqual({ address: email.toUpperCase(), verified: true });
    expect(await emailOf(squatter)).toEqual({ address: '', verified: false });
    const notices = await test.send<Page<Notice>>('GET /api/notices', { token: squatter.token });
    expect(notices.body.data.map(({ text }) => text)).toEqual([textOf('notice.account.emailLost')]);
    expect((await signIn(squatter.phone)).body.user.email).toBe('');
    expect(await row(test.db, 'users', ['email'], { id: waiting.userId })).toEqual({ email: '' });
    const late = await confirm(stale);
    expectFailure(late, 409, 'CONFLICT');
    expect(late.body.message).toBe(textOf('notice.provedElsewhere'));
    expectFailure(await test.send('POST /api/notices/email', { token: squatter.token }), 409, 'CONFLICT');
  });

  it('API-223 two at once: one gets it, the other is told so', async () => {
    for (let round = 0; round < 5; round++) {
      const both = await holders(newAddress());
      const links: string[] = [];
      for (const person of both) links.push(await linkOf(person));
      const answers = await Promise.all(links.map(confirm));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const emails = await Promise.all(both.map(emailOf));
      expect(emails.map(({ verified }) => verified)).toEqual(answers.map(({ status }) => status === 200));
    }
  });

  it('API-223 a proved address is nobody else’s, by a later link either', async () => {
    const email = newAddress();
    const owner = await holder(email);
    await prove(owner);
    const answer = await prove(await holder(email));
    expect(answer.body.message).toBe(textOf('notice.provedElsewhere'));
    expect((await signIn(email)).body.user.id).toBe(owner.userId);
  });

  it('API-223 frees it for others by a change to another address', async () => {
    const email = newAddress();
    const owner = await holder(email);
    await prove(owner);
    await update(owner, newAddress());
    expectFailure(await signIn(email), 422, 'VALIDATION');
    expect((await prove(await holder(email))).status).toBe(200);
  });
});

it('OPS-260 operators find both and read which one has proved it; a typed one does not stop a verification', async () => {
  const email = newAddress();
  const [typed, proved] = await holders(email);
  const waiting = await createParent(test.db, { email, phone_no_verified_at: null });
  await change(test.db, 'users', { email_verified_at: new Date() }, { id: proved.userId });
  const { token } = await createUser(test.db, 'operator');
  const search = `GET /api/ops/users?q=${encodeURIComponent(email)}`;
  const found = await test.send<{ data: OpsUser[] }>(search, { token });
  expect(found.body.data.map((user) => [user.id, user.email_verified])).toEqual([
    [waiting.userId, false],
    [proved.userId, true],
    [typed.userId, false],
  ]);
  const body = { reason: 'Called back' };
  const call = `POST /api/ops/users/${waiting.userId}/verify-phone`;
  expect((await test.send(call, { token, body })).status).toBe(200);
});
