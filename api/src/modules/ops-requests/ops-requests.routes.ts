import type { OpsRequestDetails, opsRequestEndpoints } from '@porao/contracts';
import { findPrivateDetails } from '@porao/contracts/private-details';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Handlers } from '../../kit/bind.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { paged } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { exportCsv, perform } from '../audit/index.ts';
import { ofRequest } from '../contact-views/index.ts';
import { approveRequest, moveRequest } from '../lifecycle/index.ts';
import { requestColumns } from './columns.ts';
import * as repository from './details.repository.ts';
import { readPresence, setPresence } from './presence.repository.ts';
import { findQueued, listForCsv, listQueue, type Reader } from './queue.repository.ts';
import { refuseChanged } from './version.repository.ts';

export function opsRequestHandlers({ db }: Services): Handlers<typeof opsRequestEndpoints> {
  return {
    'GET /api/ops/requests': async ({ query, viewer: { userId }, language }) =>
      paged(query, await listQueue(db, { userId, language }, query)),
    'GET /api/ops/requests.csv': async (call) => {
      const { query, viewer, language } = call;
      const rows = await listForCsv(db, { userId: viewer.userId, language }, query);
      const contacts = ['phone', 'home'];
      return exportCsv(db, call, {
        list: 'requests',
        columns: requestColumns,
        contacts,
        shows: ofRequest,
        rows,
      });
    },
    'GET /api/ops/requests/:id': async ({ params, viewer: { userId }, language }) => ({
      data: await readDetails(db, { userId, language }, params.id),
    }),
    'POST /api/ops/presence': async ({ body, viewer }) => {
      await setPresence(db, body, viewer.userId);
      return { data: await readPresence(db, body.subject, body.id, viewer.userId) };
    },
    'POST /api/ops/requests/:id/approve': ({ params, body: { version, ...body }, viewer }) =>
      perform(db, { params, viewer }, { action: 'approve', subject: 'request' }, async (trx, by) => {
        await refuseChanged(trx, params.id, version);
        const { jobId, before } = await approveRequest(trx, params.id, body, by);
        const { text, names } = await readPublished(trx, jobId);
        const private_details = findPrivateDetails(text, names);
        const key = private_details.length > 0 ? 'ops.publishedPrivate' : 'ops.published';
        return {
          message: jobId === null ? 'ops.termsSent' : { key, params: { id: String(jobId) } },
          data: { tuition_job_offer_id: jobId, private_details },
          before,
          after: jobId === null ? { stage: 'Terms', ...body } : { stage: 'Approved', job_id: jobId, ...body },
        };
      }),
    'POST /api/ops/requests/:id/reject': (call) =>
      perform(db, call, { action: 'reject', subject: 'request' }, async (trx, by) => {
        const { id } = call.params;
        const { version, reason = null, reason_key } = call.body;
        await refuseChanged(trx, id, version);
        const stage = await moveRequest(trx, id, 'Rejected', by, reason, reason_key);
        const after = { stage: 'Rejected', ...(reason_key && { reason_key }) };
        return { message: 'ops.rejected', data: null, before: { stage }, after };
      }),
  };
}

/** Nothing is published before the guardian agrees. */
const readPublished = async (trx: Db, jobId: number | null) =>
  jobId === null ? { text: '', names: [] } : repository.readPublicText(trx, jobId);

/** Lessons begin after school and last as most do; an operator asks and corrects. */
const usualTimes = { any: '17:00', morning: '08:00', afternoon: '15:00', evening: '18:30' } as const;
const usualHours = 1.5;
/** Days until a tutor should be found. */
const hiringDays = 7;

async function defaultsOf(db: Db, facts: repository.Facts): Promise<OpsRequestDetails['defaults']> {
  const usual = await repository.readUsual(db, facts);
  const { budget, time_of_day, start_date } = facts;
  const soon = dayInBangladesh(new Date(), hiringDays);
  const usualTime = time_of_day === 'any' ? usual.tutoring_time?.slice(0, 5) : undefined;
  return {
    actual_salary: budget ?? usual.actual_salary,
    salary_from: budget === null ? usual.from : null,
    tutoring_time: usualTime ?? usualTimes[time_of_day],
    tutoring_duration: usual.tutoring_duration ?? usualHours,
    hiring_date: start_date !== null && start_date >= dayInBangladesh(new Date()) ? start_date : soon,
    curriculum_id: facts.curriculum_id,
  };
}

/** A request with everything that one decision about it needs. */
async function readDetails(db: Db, reader: Reader, id: number): Promise<OpsRequestDetails> {
  const [request, facts] = await Promise.all([findQueued(db, reader, id), repository.readFacts(db, id)]);
  if (!request || !facts) throw new ApiFailure('NOT_FOUND', 'tutorRequest.unknown');
  const [tutors, earlier, acts, defaults, decision] = await Promise.all([
    repository.countTutors(db, facts),
    repository.listEarlier(db, { parentId: facts.parent_id, except: id }, reader.language),
    repository.listAccountActs(db, facts.user_id),
    defaultsOf(db, facts),
    repository.readDecision(db, facts),
  ]);
  const { latitude, longitude, since, account_status, banned_at } = facts;
  return {
    request,
    decision,
    place: { latitude, longitude },
    tutors,
    guardian: { since, account_status, banned_at, acts },
    earlier,
    private_details: request.case.private_details,
    defaults,
  };
}
