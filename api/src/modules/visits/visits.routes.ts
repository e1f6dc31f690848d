import { homeHours, Visit, type visitEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { hideWritten } from '../../kit/hide-written.ts';
import { send } from '../../kit/queue/index.ts';
import { limit } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import * as repository from './visits.repository.ts';
import { contactQueue } from './watch.ts';

/** Each new contact gets a text message; nobody gets many of them, whoever names them. */
const contactsPerDay = 3;
const day = 86_400;
const hourMs = 3_600_000;
/** A plan that ends later than this belongs to another visit of the day. */
const latestEnd = 6 * hourMs;

/** Counted from the end of the planned lesson, where that is still to come. */
function homeBy(now: Date, ends: string | null, hours: number): Date {
  const end = ends === null ? 0 : Date.parse(ends);
  const isAhead = end > now.getTime() && end - now.getTime() <= latestEnd;
  return new Date((isAhead ? end : now.getTime()) + hours * hourMs);
}

export function visitHandlers({ db, tokens }: Services): Handlers<typeof visitEndpoints> {
  const missing = () => new ApiFailure('NOT_FOUND', 'visit.missing');
  return {
    'GET /api/visits': async ({ viewer: { userId } }) => {
      const visits = await repository.listVisits(db, userId, new Date());
      const contact = (await repository.findContact(db, userId)) ?? null;
      return { data: { contact, visits: visits.map((visit) => hideWritten(Visit, visit)) } };
    },
    'PUT /api/trusted-contact': async ({ body: { name, phone_no: phone }, viewer: { userId } }) => {
      if (await repository.isStopped(db, phone)) throw invalid({ phone_no: ['contact.stopped'] });
      if (await repository.isOwnPhone(db, userId, phone)) throw invalid({ phone_no: ['contact.own'] });
      const isNew = async (trx: Db) => (await repository.findContact(trx, userId))?.phone_no !== phone;
      if (await isNew(db))
        await limit(
          db,
          { key: `contact ${userId}`, max: contactsPerDay, windowSeconds: day },
          { key: `contact of ${tokens.fingerprint(phone)}`, max: contactsPerDay, windowSeconds: day },
        );
      await inTransaction(db, async (trx) => {
        await repository.lockPerson(trx, userId);
        if (await isNew(trx)) await send(trx, contactQueue, [{ data: { named: userId, phone } }]);
        await repository.saveContact(trx, userId, name, phone);
      });
      return { status: 'success', message: 'contact.saved', data: null };
    },
    'DELETE /api/trusted-contact': async ({ viewer }) => {
      await repository.removeContact(db, viewer.userId);
      return { status: 'success', message: 'contact.removed', data: null };
    },
    'POST /api/visits/:id/arrived': async ({ params: { id }, body, viewer: { userId } }) => {
      const now = new Date();
      await inTransaction(db, async (trx) => {
        const visit = await repository.findVisit(trx, userId, id, now);
        if (!visit) throw missing();
        await repository.saveArrival(trx, { userId, id, now, homeBy: homeBy(now, visit.ends, body.hours) });
      });
      return { status: 'success', message: 'visit.arrived', data: null };
    },
    'POST /api/visits/:id/later': async ({ params: { id }, viewer: { userId } }) => {
      const now = new Date();
      const latest = new Date(now.getTime() + homeHours.most * hourMs);
      if (!(await repository.saveLater(db, userId, id, now, latest))) throw missing();
      return { status: 'success', message: 'visit.later', data: null };
    },
    'POST /api/visits/:id/home': async ({ params: { id }, viewer: { userId } }) => {
      if (!(await repository.saveHome(db, userId, id, new Date()))) throw missing();
      return { status: 'success', message: 'visit.home', data: null };
    },
  };
}
