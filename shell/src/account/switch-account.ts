import type { CurrentUser, StartedSession } from '@porao/contracts';
import { areaOfRole } from '@porao/contracts/page';
import { areas, call } from '@porao/platform';
import { sessionRecordOf } from '@porao/platform/session-record';
import { otherAreas } from '../common/other-areas.ts';

/** The page says 'Just a second' for this time before anything is asked, in ms (SHL-039). */
const delay = 500;

/** Placeholder text for an account that is neither a tutor nor a parent; not shown in normal use
 * (RUL-017, OQ-122). */
const noRole = 'No [res?.tutor] Or [res?.parent] found';

/** The role that an account switches to: the one asked for, else that of the first other area. */
function nextRole({ type, roles }: CurrentUser, asked: string | null): string {
  const from = areaOfRole(areas(), type);
  const [other] = from ? otherAreas(from, roles) : [];
  const role = asked ?? other?.roles[0];
  if (role === undefined) throw new Error(noRole);
  return role;
}

/** Switches the account to another role. A missing one is created first, unless that has to be asked: then null. Answers
 * the session to go on with. A server whose answer says nothing of it says who it is when asked again (OQ-064). */
export async function switchAccount(asked: string | null, mayJoin = true): Promise<StartedSession | null> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  const { data: user } = await call('GET /api/v1/user');
  const role = nextRole(user, asked);
  if (!mayJoin && !user.roles.includes(role)) return null;
  const { data } = await ask(user, role);
  const answer: Partial<typeof data> | null = data;
  const changed = answer?.user ?? (await call('GET /api/v1/user')).data;
  const begun = { token: answer?.token, user: changed };
  return { ...sessionRecordOf(begun, answer?.type ?? role), OTPVerifyUseOnly: false };
}

function ask({ roles }: CurrentUser, role: string) {
  const join = areaOfRole(areas(), role)?.join;
  if (roles.includes(role) || join === undefined)
    return call('POST /api/v1/switch-account', { body: { type: role } });
  return call(join as 'POST /api/create-tutor-profile-from-parent');
}
