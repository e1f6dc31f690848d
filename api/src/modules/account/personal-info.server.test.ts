import { type CurrentUser } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { describe, expect, it } from 'vitest';
import { isSignedIn, password, readUser } from '../../../test/support/accounts.repository.ts';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import {
  createParent,
  createTutor,
  openSession,
  type TestPerson,
} from '../../../test/support/people.repository.ts';
import { row } from '../../../test/support/rows.repository.ts';
import { hashPassword } from '../../kit/auth/passwords.ts';

const test = await openTestApp();
const password_hash = await hashPassword(password);

const read = ({ token }: TestPerson) => readUser(test, token);

describe('update-personal-info', () => {
  const update = ({ token }: TestPerson, body: object) =>
    test.send<{ data: CurrentUser; message: string }>('POST /api/v1/update-personal-info', { token, body });
  const info = (fields: object = {}) => ({
    name: 'Karim উদ্দিন',
    email: `karim-${Math.random()}@example.com`,
    gender: 1,
    additional_phone_number: '+88 01912345678',
    about: 'Two children in class 5',
    current_password: password,
    ...fields,
  });

  it('API-049 what is saved is read back by api/v1/user', async () => {
    const parent = await createParent(test.db, { password_hash });
    const body = info({ gender: 2 });
    const { body: answer } = await update(parent, body);
    expect(answer.message).toBe('Personal informations updated successfully.');
    const user = await read(parent);
    expect(answer.data).toEqual(user);
    expect(user).toMatchObject({
      name: 'Karim উদ্দিন',
      email: body.email,
      gender: 2,
      phone_no: parent.phone,
      parent: { additional_phone_number: '01912345678', about: 'Two children in class 5' },
    });
    await update(parent, { name: 'Karim', email: body.email, gender: 2 });
    expect((await read(parent)).parent).toEqual(user.parent);
    await update(parent, info({ additional_phone_number: '', about: null }));
    expect((await read(parent)).parent).toEqual({ additional_phone_number: null, about: null });
  });

  it("API-049 a tutor's additional phone and about are in the tutor's own profile", async () => {
    const tutor = await createTutor(test.db, { bare: true, user: { password_hash } });
    const about = 'I teach. '.repeat(20).trim();
    expect((await update(tutor, info({ about }))).status).toBe(200);
    const columns = ['additional_number', 'about_yourself'] as const;
    expect(await row(test.db, 'tutor_personal_infos', columns, { tutor_id: tutor.tutorId })).toEqual({
      additional_number: '01912345678',
      about_yourself: about,
    });
    const short = expectErrors(await update(tutor, info({ about: 'Too short' })), ['about']);
    expect(short).toEqual({ about: ['Please enter a valid description'] });
    expect((await update(tutor, info({ about: undefined }))).status).toBe(200);
  });

  it('RUL-009 no field of the body changes account_status, roles, phone or verification', async () => {
    const tutor = await createTutor(test.db, { user: { account_status: 'Yellow', password_hash } });
    const before = await read(tutor);
    const wish = { account_status: 'Green', is_operator: true, type: 'operator', roles: ['operator'] };
    const account = { id: 1, phone_no: '01999999999', phone_no_verified_at: null, banned_at: null };
    const answer = await update(tutor, info({ about: undefined, ...wish, ...account }));
    expect(answer.status).toBe(200);
    const { account_status, roles, type, phone_no, id, phone_no_verified_at } = before;
    const kept = { account_status, roles, type, phone_no, id, phone_no_verified_at };
    expect(await read(tutor)).toMatchObject(kept);
  });

  it('refuses invalid fields, and changes nothing', async () => {
    const parent = await createParent(test.db, { password_hash });
    const before = await read(parent);
    for (const [field, value] of [
      ['name', ''],
      ['name', 'R2D2'],
      ['email', 'nobody'],
      ['gender', 3],
      ['additional_phone_number', '123'],
      ['about', 'x'.repeat(501)],
    ] as const) {
      expectErrors(await update(parent, info({ [field]: value })), [field]);
    }
    expect(await read(parent)).toEqual(before);
    expect((await update(parent, info({ email: parent.email }))).status).toBe(200);
  });

  it('API-049 another e-mail needs the current password and ends the other sessions; the rest needs none', async () => {
    const parent = await createParent(test.db, { password_hash });
    const other = await openSession(test.db, parent.userId, 'parent');
    const own = { current_password: undefined, email: parent.email.toUpperCase() };
    expect((await update(parent, info({ ...own, name: 'Another Name' }))).status).toBe(200);
    for (const current_password of [undefined, '']) {
      const asked = await update(parent, info({ current_password }));
      expectFailure(asked, 422, 'PASSWORD_NEEDED');
      expect(asked.body).toMatchObject({ errors: { email: [textOf('password.needed')] } });
    }
    expectErrors(await update(parent, info({ current_password: 'wrong' })), ['current_password']);
    expect(await read(parent)).toMatchObject({ email: parent.email, name: 'Another Name' });
    expect(await isSignedIn(test, other)).toBe(true);
    const body = info();
    expect((await update(parent, body)).status).toBe(200);
    expect((await read(parent)).email).toBe(body.email);
    expect(await isSignedIn(test, other)).toBe(false);
  });

  it('is refused while the status is Red', async () => {
    const parent = await createParent(test.db, { account_status: 'Red', password_hash });
    const before = await read(parent);
    const answer = await update(parent, info());
    expectFailure(answer, 403, 'ACCOUNT_LOCKED');
    expect(answer.body.message).toBe('Your account is locked. Contact support.');
    expect(await read(parent)).toEqual(before);
  });
});

describe('update-social-media', () => {
  const update = ({ token }: TestPerson, body: object) =>
    test.send('POST /api/update-social-media', { token, body });
  const links = async (person: TestPerson) => {
    const { tutor } = await read(person);
    return tutor && [tutor.facebook, tutor.instagram, tutor.linkedin, tutor.x];
  };

  it('API-051 sets the chosen one and leaves the others', async () => {
    const tutor = await createTutor(test.db);
    expect((await update(tutor, { facebook: 'https://facebook.com/me' })).status).toBe(200);
    await update(tutor, { x: 'http://x.com/me', facebook: '', instagram: null });
    expect(await links(tutor)).toEqual(['https://facebook.com/me', null, null, 'http://x.com/me']);
    await update(tutor, { facebook: 'https://facebook.com/other' });
    expect(await links(tutor)).toEqual(['https://facebook.com/other', null, null, 'http://x.com/me']);
  });

  it('API-051 refuses what is no web address, and none at all', async () => {
    const tutor = await createTutor(test.db);
    const long = `https://x.com/${'a'.repeat(600)}`;
    for (const x of ['javascript:alert(1)', 'data:text/html,x', 'ftp://x.com', 'me', long, 5, {}]) {
      expectErrors(await update(tutor, { x }), ['x']);
    }
    for (const body of [{}, { facebook: '' }, { website: 'https://example.com' }]) {
      expectFailure(await update(tutor, body), 422, 'VALIDATION');
    }
    expect(await links(tutor)).toEqual([null, null, null, null]);
  });
});
