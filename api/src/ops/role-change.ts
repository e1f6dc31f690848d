import { GrantedRole, normalizePhone, PersonName, Reason } from '@porao/contracts';
import { z } from 'zod';
import { createTokens } from '../kit/auth/tokens.ts';
import type { Db } from '../kit/database/open.ts';
import { createInvitedAccount, invitationSeconds, invitationTo } from '../modules/account/index.ts';
import { userByPhone } from '../modules/ops-people/index.ts';
import { type Acting, grantRole, hasLead, holdsRole, revokeRole } from '../modules/roles/index.ts';
import { type Options, role as roleCall, UsageError } from './calls.ts';
import type { CommandLine } from './command-line.ts';
import { openExisting, overHttp, runningApi, type Surroundings } from './connect.ts';

interface RoleChange {
  readonly grant: boolean;
  readonly phone: string;
  /** Undefined for `grant-operator`, which makes the first operator a lead. */
  readonly role: string | undefined;
  readonly acting: Acting;
  /** The account to make when there is none. */
  readonly create: { name: string; email: string } | undefined;
}

const usage: Readonly<Record<string, string>> = {
  'grant-role': 'PHONE ROLE --reason TEXT',
  'revoke-role': 'PHONE ROLE --reason TEXT',
  'grant-operator': 'PHONE --reason TEXT [--create [--name NAME] [--email EMAIL]]',
  'revoke-operator': 'PHONE --reason TEXT',
};

function createOf({ options }: CommandLine, phone: string): RoleChange['create'] {
  const { create, name = 'Operator', email = `operator-${phone}@porao.invalid` } = options;
  if (!create) return undefined;
  const parsed = PersonName.safeParse(name);
  if (!parsed.success || typeof email !== 'string' || !email.includes('@')) {
    throw new UsageError('--name takes letters and spaces, --email an e-mail address.');
  }
  return { name: parsed.data, email: email.toLowerCase() };
}

/** Returns the change that a command makes to an account's roles; undefined when it is another command. */
export function roleChangeOf(line: CommandLine): RoleChange | undefined {
  const { name, words, options } = line;
  const expected = Object.hasOwn(usage, name) ? usage[name] : undefined;
  if (expected === undefined) return undefined;
  const ofOperator = name.endsWith('-operator');
  const [given = '', role = 'operator'] = words;
  const reason = Reason.safeParse(options['reason']);
  if (words.length !== (ofOperator ? 1 : 2) || !reason.success)
    throw new UsageError(`Usage: ops ${name} ${expected}`);
  if (!GrantedRole.safeParse(role).success) throw new UsageError(`"${role}" is no role that can be granted.`);
  const phone = normalizePhone(given);
  return {
    grant: name.startsWith('grant-'),
    phone,
    role: name === 'grant-operator' ? undefined : role,
    acting: { actor: null, reason: reason.data },
    create: createOf(line, phone),
  };
}

const noAccount = (phone: string) => new Error(`There is no account with the phone number ${phone}.`);

async function accountOf(db: Db, { phone, create }: RoleChange): Promise<number> {
  const known = await userByPhone(db, phone);
  if (known !== undefined) return known;
  if (!create) throw noAccount(phone);
  return createInvitedAccount(db, { ...create, phone, role: 'operator' });
}

const sentence = ({ phone, grant }: RoleChange, role: string) =>
  `${phone} ${grant ? 'has' : 'no longer has'} the role ${role}.`;

const Found = z.object({ data: z.array(z.object({ id: z.int(), phone_no: z.string() })) });
const Refused = z.object({ message: z.string() });

/** Through the API of a site that has locked its database. */
async function changeRoleOver(apiUrl: string, change: RoleChange, { env, print }: Surroundings) {
  const { grant, phone, acting, create, role = 'operator' } = change;
  if (create) throw new UsageError(`--create needs the database itself: stop the site at ${apiUrl} first.`);
  const { send, close } = await overHttp(apiUrl, env);
  try {
    const found = await send({ method: 'GET', path: `/api/ops/users?q=${encodeURIComponent(phone)}` });
    const account = Found.safeParse(found.body).data?.data.find(({ phone_no }) => phone_no === phone);
    if (!account) throw noAccount(phone);
    const options: Options = { reason: acting.reason };
    const call = roleCall(grant ? 'grant' : 'revoke')([String(account.id), role], options);
    const { status, body } = await send(call);
    if (status !== 200) throw new Error(Refused.safeParse(body).data?.message ?? `Refused (${status}).`);
    print(sentence(change, role));
  } finally {
    await close();
  }
}

/** Through the API of a site that runs over this DATA_DIR, else over the database itself; audited like any other act. */
export async function changeRole(change: RoleChange, surroundings: Surroundings): Promise<void> {
  const { config, log, print } = surroundings;
  const apiUrl = config.databaseUrl ? undefined : runningApi(config.dataDir);
  if (apiUrl) return changeRoleOver(apiUrl, change, surroundings);
  const { grant, phone, acting, create } = change;
  const { database } = await openExisting(config, log);
  const { db } = database;
  try {
    const userId = await accountOf(db, change);
    const role = change.role ?? ((await hasLead(db)) ? 'operator' : 'lead');
    // Once more for the same account, --create gives a new link: the first may have expired unused.
    if (!create || !(await holdsRole(db, userId, role))) {
      await (grant ? grantRole : revokeRole)(db, userId, role, acting);
    }
    print(sentence(change, role));
    if (!create) return;
    const path = await invitationTo({ db, tokens: createTokens(config.jwtSecret) }, userId, phone);
    print(
      `Open this path of the site within ${invitationSeconds / 60} minutes to choose the password; it works once:\n${path}`,
    );
  } finally {
    await database.close();
  }
}
