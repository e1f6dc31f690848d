import type { CurrentUser, Role, SessionRecord } from '@porao/contracts';
import { call } from '@porao/platform';
import { sessionRecordOf } from '@porao/platform/session-record';

/** How long the page says 'Just a second' before anything is asked, in ms (SHL-039). */
const delay = 500;

/** Placeholder text for an account that is neither a tutor nor a parent; not shown in normal use
 * (RUL-017, OQ-122). */
const noRole = 'No [res?.tutor] Or [res?.parent] found';

/** The role that an account would switch to. */
export function otherRole({ type }: Pick<CurrentUser, 'type'>): Role {
  if (type === 'tutor') return 'parent';
  if (type === 'parent') return 'tutor';
  throw new Error(noRole);
}

/** Whether the account has a role, by its list or by its data of that role. */
const holds = (user: CurrentUser, role: Role): boolean => user.roles.includes(role) || user[role] !== null;

/** Switches the account to its other role, which is created first when it is missing. Answers the record to go on
 * with. A server that sends no new token leaves the old one good, and says who it is when asked again (OQ-064). */
export async function switchAccount(token: string): Promise<SessionRecord> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  const { data: user } = await call('GET /api/v1/user');
  const role = otherRole(user);
  const { data } = await ask(user, role);
  const answer: Partial<typeof data> | null = data;
  const changed = answer?.user ?? (await call('GET /api/v1/user')).data;
  return {
    ...sessionRecordOf(answer?.token ?? token, changed, answer?.type ?? role),
    OTPVerifyUseOnly: false,
  };
}

function ask(user: CurrentUser, role: Role) {
  if (holds(user, role)) return call('POST /api/v1/switch-account', { body: { type: role } });
  if (role === 'tutor') return call('POST /api/create-tutor-profile-from-parent');
  return call('POST /api/create-parent-profile-from-tutor');
}
