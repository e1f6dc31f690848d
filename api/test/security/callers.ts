import { randomUUID } from 'node:crypto';
import { createTokens } from '../../src/kit/auth/tokens.ts';
import type { Db } from '../../src/kit/database/open.ts';
import {
  createParent,
  createTutor,
  createUser,
  openSession,
  testSecret,
} from '../support/people.repository.ts';
import { insert } from '../support/rows.repository.ts';
import type { Fixtures } from './fixtures.repository.ts';

export interface Caller {
  readonly name: string;
  readonly token: string | undefined;
  /** Roles that the account holds; a text says why the caller is nobody yet. */
  readonly roles: readonly string[] | 'no session' | 'unproved phone';
  readonly locked?: true;
}

interface Kinds {
  readonly db: Db;
  /** Owns the rows that calls name. */
  readonly owner: Fixtures;
  /** Own rows that an operator must not decide about. */
  readonly party: Fixtures;
}

const hour = 3_600_000;
const soon = () => new Date(Date.now() + hour);
const past = () => new Date(Date.now() - hour);

/** Everybody but the owner: each kind of account and session that a call may come with. */
export async function createCallers({ db, owner, party }: Kinds): Promise<Caller[]> {
  const ours = createTokens(testSecret);
  const userId = owner.tutorUserId;
  const none = 'no session' as const;
  const expired = randomUUID();
  await insert(db, 'sessions', { id: expired, user_id: userId, role: 'tutor', expires_at: past() });
  const ended = randomUUID();
  const revoked = { id: ended, user_id: userId, role: 'tutor', expires_at: soon(), revoked_at: past() };
  await insert(db, 'sessions', revoked);
  const forged = createTokens('another secret, as long as the one of these tests');
  const unproved = { phone_no_verified_at: null };
  const banned = { banned_at: new Date() };
  const revokedRole = await createUser(db, 'tutor');
  for (const role of ['operator', 'lead']) {
    const granted = role === 'lead' ? ['operator', 'lead'] : ['operator'];
    const user_id = role === 'lead' ? party.parentUserId : party.tutorUserId;
    for (const one of granted) await insert(db, 'role_grants', { user_id, role: one, reason: 'test' });
  }
  return [
    { name: 'a guest', token: undefined, roles: none },
    { name: 'somebody with a made-up token', token: 'eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIn0.', roles: none },
    {
      name: "the owner's session, signed by somebody else",
      token: await forged.issue(randomUUID(), userId, 'tutor', soon()),
      roles: none,
    },
    {
      name: 'a session that never was',
      token: await ours.issue(randomUUID(), userId, 'lead', soon()),
      roles: none,
    },
    {
      name: 'a token whose time is over',
      token: await ours.issue(expired, userId, 'tutor', past()),
      roles: none,
    },
    {
      name: 'a session whose time is over',
      token: await ours.issue(expired, userId, 'tutor', soon()),
      roles: none,
    },
    {
      name: 'a session that was ended',
      token: await ours.issue(ended, userId, 'tutor', soon()),
      roles: none,
    },
    {
      name: 'a tutor with an unproved phone',
      ...(await createTutor(db, { user: unproved })),
      roles: 'unproved phone',
    },
    {
      name: 'a guardian with an unproved phone',
      ...(await createParent(db, unproved)),
      roles: 'unproved phone',
    },
    { name: 'a tutor with an empty profile', ...(await createTutor(db, { bare: true })), roles: ['tutor'] },
    { name: 'another tutor', ...(await createTutor(db)), roles: ['tutor'] },
    { name: 'another guardian', ...(await createParent(db)), roles: ['parent'] },
    { name: 'a banned tutor', ...(await createTutor(db, { user: banned })), roles: ['tutor'] },
    { name: 'a banned guardian', ...(await createParent(db, banned)), roles: ['parent'] },
    {
      name: 'a locked guardian',
      ...(await createParent(db, { account_status: 'Red' })),
      roles: ['parent'],
      locked: true,
    },
    { name: 'a reviewer', ...(await createUser(db, 'reviewer')), roles: ['reviewer'] },
    {
      name: 'somebody who was an operator',
      token: await openSession(db, revokedRole.userId, 'lead'),
      roles: [],
    },
    { name: 'a banned lead', ...(await createUser(db, 'lead', banned)), roles: [] },
    { name: 'an operator', ...(await createUser(db, 'operator')), roles: ['operator'] },
    { name: 'a lead', ...(await createUser(db, 'lead')), roles: ['operator', 'lead'] },
    {
      name: 'an operator who is a party, as the tutor',
      token: await openSession(db, party.tutorUserId, 'operator'),
      roles: ['tutor', 'operator'],
    },
    {
      name: 'a lead who is a party, as the guardian',
      token: await openSession(db, party.parentUserId, 'lead'),
      roles: ['parent', 'operator', 'lead'],
    },
  ];
}
