import { csvLines, type OpsPerson, type opsPeopleEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Db } from '../../kit/database/open.ts';
import type { Language } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { exportCsv, perform } from '../audit/index.ts';
import { ofAccount } from '../contact-views/index.ts';
import { profileCompletion, readProfileParts } from '../profile/index.ts';
import * as acts from './acts.ts';
import { readBySms } from './by-sms.ts';
import { operatorColumns, userColumns } from './columns.ts';
import { findUsers, readUser } from './ops-people.repository.ts';
import * as person from './person.repository.ts';
import { listShared, readTutorFacts } from './shared.repository.ts';

async function readPerson(db: Db, id: number, language: Language): Promise<OpsPerson> {
  const [user, rest, sessions] = await Promise.all([
    readUser(db, id),
    person.readRest(db, id),
    person.listSessions(db, id),
  ]);
  if (!user || !rest) throw acts.noUser();
  const completionOf = async (tutorId: number | null) =>
    tutorId === null ? null : profileCompletion(await readProfileParts(db, tutorId));
  // Not all at once: each of these lists and its number take two connections.
  const [completion, performed, notes] = await Promise.all([
    completionOf(user.tutor_id),
    person.listActs(db, id),
    person.listNotes(db, id),
  ]);
  const [requests, applications] = await Promise.all([
    person.listRequests(db, id),
    person.listApplications(db, id),
  ]);
  const [deals, shared, tutor, by_sms] = await Promise.all([
    person.listDeals(db, id),
    listShared(db, id),
    user.tutor_id === null ? null : readTutorFacts(db, user.tutor_id),
    readBySms(db, id, language),
  ]);
  const done = { acts: performed, notes, requests, applications, deals };
  return { ...user, ...rest, completion, sessions, tutor: tutor ?? null, by_sms, shared, ...done };
}

export function opsPeopleHandlers({ db }: Services): Handlers<typeof opsPeopleEndpoints> {
  return {
    'GET /api/ops/users': async ({ query }) => paged(query, await findUsers(db, query, ...rowsOf(query))),
    'GET /api/ops/users.csv': async (call) => {
      const { rows } = await findUsers(db, call.query, csvLines, 0);
      return exportCsv(db, call, {
        list: 'users',
        columns: userColumns,
        shows: ({ id }) => [ofAccount(id)],
        rows,
      });
    },
    'GET /api/ops/operators.csv': async (call) => {
      const { rows } = await person.findOperators(db, call.query.q, csvLines, 0);
      return exportCsv(db, call, {
        list: 'operators',
        columns: operatorColumns,
        shows: ({ user_id }) => [ofAccount(user_id)],
        rows,
      });
    },
    'GET /api/ops/users/:id': async ({ params, language }) => ({
      data: await readPerson(db, params.id, language),
    }),
    'GET /api/ops/users/:id/security-events': async ({ params: { id } }) => {
      if (!(await readUser(db, id))) throw acts.noUser();
      return { data: await person.listSecurityEvents(db, id) };
    },
    'GET /api/ops/operators': async ({ query }) =>
      paged(query, await person.findOperators(db, query.q, ...rowsOf(query))),
    'POST /api/ops/users/:id/notes': ({ params, body: { text }, viewer }) =>
      perform(db, { params, viewer }, { action: 'note', subject: 'user' }, async (trx) => {
        if (!(await readUser(trx, params.id))) throw acts.noUser();
        const data = await person.addNote(trx, params.id, viewer.userId, text);
        return { message: 'ops.noted', data, before: null, after: { note: data.id } };
      }),
    'POST /api/ops/users/:id/status': (call) => acts.setStatus(db, call),
    'POST /api/ops/users/:id/verify-phone': (call) => acts.verifyPhone(db, call),
    'POST /api/ops/users/:id/check-address': (call) => acts.checkAddress(db, call),
    'POST /api/ops/users/:id/ban': (call) => acts.ban(db, call),
    'POST /api/ops/users/:id/end-sessions': (call) => acts.endSessions(db, call),
    'POST /api/ops/users/:id/lift-ban': (call) => acts.liftBan(db, call),
    'POST /api/ops/users/:id/grant': (call) => acts.changeRole(db, call, 'grant-role', 'ops.granted'),
    'POST /api/ops/users/:id/revoke': (call) => acts.changeRole(db, call, 'revoke-role', 'ops.revoked'),
  };
}
