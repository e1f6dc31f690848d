import type { MessageKey, OpsPerson, OpsUser, opsPeopleEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { perform } from '../audit/index.ts';
import { profileCompletion, readProfileParts } from '../profile/index.ts';
import { grantRole, revokeRole } from '../roles/index.ts';
import * as acts from './acts.ts';
import { findUsers, readUser } from './ops-people.repository.ts';
import * as person from './person.repository.ts';

const noUser = () => new ApiFailure('NOT_FOUND', 'account.unknown');

async function readPerson(db: Db, id: number): Promise<OpsPerson> {
  const [user, rest, sessions] = await Promise.all([
    readUser(db, id),
    person.readRest(db, id),
    person.listSessions(db, id),
  ]);
  if (!user || !rest) throw noUser();
  const completionOf = async (tutorId: number | null) =>
    tutorId === null ? null : profileCompletion(await readProfileParts(db, tutorId));
  // Not all at once: each of these lists and its number take two connections.
  const [completion, acts, notes] = await Promise.all([
    completionOf(user.tutor_id),
    person.listActs(db, id),
    person.listNotes(db, id),
  ]);
  const [requests, applications] = await Promise.all([
    person.listRequests(db, id),
    person.listApplications(db, id),
  ]);
  const deals = await person.listDeals(db, id);
  return { ...user, ...rest, completion, sessions, acts, notes, requests, applications, deals };
}

interface RoleCall {
  readonly params: { readonly id: number };
  readonly body: { readonly role: string; readonly reason: string };
  readonly viewer: Viewer;
}

export function opsPeopleHandlers({ db }: Services): Handlers<typeof opsPeopleEndpoints> {
  const changed = async (message: MessageKey, data: Promise<OpsUser>) => ({
    status: 'success' as const,
    message,
    data: await data,
  });
  const acting = (viewer: Viewer, reason: string) => ({ actor: viewer.userId, reason });
  const changeRole = async (
    change: typeof grantRole,
    { params: { id }, body: { role, reason }, viewer }: RoleCall,
  ): Promise<OpsUser> => {
    await change(db, id, role, acting(viewer, reason));
    const user = await readUser(db, id);
    if (!user) throw noUser();
    return user;
  };
  return {
    'GET /api/ops/users': async ({ query }) => paged(query, await findUsers(db, query, ...rowsOf(query))),
    'GET /api/ops/users/:id': async ({ params }) => ({ data: await readPerson(db, params.id) }),
    'GET /api/ops/users/:id/security-events': async ({ params: { id } }) => {
      if (!(await readUser(db, id))) throw noUser();
      return { data: await person.listSecurityEvents(db, id) };
    },
    'GET /api/ops/operators': async ({ query }) =>
      paged(query, await person.findOperators(db, query.q, ...rowsOf(query))),
    'POST /api/ops/users/:id/notes': ({ params: { id }, body: { text }, viewer }) =>
      perform(db, viewer, { action: 'note', subject: 'user', subjectId: id, reason: null }, async (trx) => {
        if (!(await readUser(trx, id))) throw noUser();
        const data = await person.addNote(trx, id, viewer.userId, text);
        const answer = { status: 'success', message: 'ops.noted', data } as const;
        return { answer, before: null, after: { note: data.id } };
      }),
    'POST /api/ops/users/:id/status': ({ params, body, viewer }) =>
      changed('ops.statusSet', acts.setStatus(db, params.id, body.status, acting(viewer, body.reason))),
    'POST /api/ops/users/:id/verify-phone': ({ params, body, viewer }) =>
      changed('ops.phoneVerified', acts.verifyPhone(db, params.id, acting(viewer, body.reason))),
    'POST /api/ops/users/:id/ban': ({ params, body, viewer }) =>
      changed('ops.banned', acts.ban(db, params.id, acting(viewer, body.reason))),
    'POST /api/ops/users/:id/end-sessions': ({ params, body, viewer }) =>
      changed('ops.sessionsEnded', acts.endSessions(db, params.id, acting(viewer, body.reason))),
    'POST /api/ops/users/:id/lift-ban': ({ params, body, viewer }) =>
      changed('ops.banLifted', acts.liftBan(db, params.id, acting(viewer, body.reason))),
    'POST /api/ops/users/:id/grant': (call) => changed('ops.granted', changeRole(grantRole, call)),
    'POST /api/ops/users/:id/revoke': (call) => changed('ops.revoked', changeRole(revokeRole, call)),
  };
}
