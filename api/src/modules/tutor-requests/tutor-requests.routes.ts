import type { tutorRequestEndpoints } from '@porao/contracts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, type FieldErrors, invalid, type Language } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { agreeToTerms, endOwnJob, moveRequest } from '../lifecycle/index.ts';
import { giveAnotherStudent } from './another-student.repository.ts';
import * as repository from './tutor-requests.repository.ts';

/** From today. */
const daysKeptOpen = 14;

const notFound = () => new ApiFailure('NOT_FOUND', 'tutorRequest.missing');

async function check(db: Db, parentId: number, body: repository.RequestInput): Promise<void> {
  const own = await repository.checkParts(db, parentId, body);
  const errors: FieldErrors = {};
  if (!own?.student) errors.student_id = ['student.choose'];
  if (!own?.location) errors.parent_location_id = ['location.choose'];
  if (own?.student && !own.subjects) errors.subjects = ['subjects.ofStudent'];
  if (!own?.place) errors.tutoring_place_id = ['place.choose'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export function tutorRequestHandlers({ db }: Services): Handlers<typeof tutorRequestEndpoints> {
  const read = async (parentId: number, id: number, language: Language) => {
    const request = await repository.findRequest(db, parentId, id, language);
    if (!request) throw notFound();
    return request;
  };
  return {
    'GET /api/tutor-request': async ({ query, viewer, language }) => {
      const [limit, offset] = rowsOf(query);
      const rows = await repository.listRequests(db, viewer.parentId, { limit, offset, language });
      return paged(query, { rows, total: await repository.countRequests(db, viewer.parentId) });
    },
    'POST /api/tutor-request': async ({ body, viewer, language }) => {
      await check(db, viewer.parentId, body);
      const owner = { owner: viewer.parentId, userId: viewer.userId };
      const id = await db.transaction().execute((trx) => repository.addRequest(trx, owner, body));
      const data = await read(viewer.parentId, id, language);
      return { status: 'success', message: 'tutorRequest.sent', data };
    },
    'GET /api/tutor-request/:id': async ({ params, viewer, language }) => ({
      data: await read(viewer.parentId, params.id, language),
    }),
    'PUT /api/tutor-request/:id': async ({ params, body, viewer, language }) => {
      await read(viewer.parentId, params.id, language);
      await check(db, viewer.parentId, body);
      if (!(await repository.updateRequest(db, viewer.parentId, params.id, body))) {
        throw new ApiFailure('CONFLICT', 'tutorRequest.notPending');
      }
      const data = await read(viewer.parentId, params.id, language);
      return { status: 'success', message: 'tutorRequest.changed', data };
    },
    'POST /api/tutor-request/:id/withdraw': async ({ params, body, viewer, language }) => {
      await read(viewer.parentId, params.id, language);
      const by = { actor: 'guardian', userId: viewer.userId } as const;
      await inTransaction(db, (trx) => moveRequest(trx, params.id, 'Withdrawn', by, body.reason));
      const data = await read(viewer.parentId, params.id, language);
      return { status: 'success', message: 'tutorRequest.withdrawn', data };
    },
    'POST /api/tutor-request/:id/another-student': async ({ params, viewer, language }) => {
      await db.transaction().execute((trx) => giveAnotherStudent(trx, viewer.parentId, params.id));
      const data = await read(viewer.parentId, params.id, language);
      return { status: 'success', message: 'tutorRequest.anotherStudent', data };
    },
    'POST /api/tutor-request/:id/agree': async ({ params, viewer, language }) => {
      await read(viewer.parentId, params.id, language);
      const by = { actor: 'guardian', userId: viewer.userId } as const;
      await inTransaction(db, (trx) => agreeToTerms(trx, params.id, by));
      const data = await read(viewer.parentId, params.id, language);
      return { status: 'success', message: 'tutorRequest.agreed', data };
    },
    'POST /api/tutor-request/:id/decline-terms': async ({ params, viewer, language }) => {
      const { stage } = await read(viewer.parentId, params.id, language);
      if (stage !== 'Terms') throw new ApiFailure('CONFLICT', 'tutorRequest.noTerms');
      const by = { actor: 'guardian', userId: viewer.userId } as const;
      await inTransaction(db, (trx) => moveRequest(trx, params.id, 'Pending', by, null));
      const data = await read(viewer.parentId, params.id, language);
      return { status: 'success', message: 'tutorRequest.termsDeclined', data };
    },
    'POST /api/tutor-request/:id/keep-open': async ({ params, viewer, language }) => {
      await read(viewer.parentId, params.id, language);
      const now = new Date();
      const days = { today: dayInBangladesh(now), until: dayInBangladesh(now, daysKeptOpen) };
      const by = { actor: 'guardian', userId: viewer.userId } as const;
      const isKept = await inTransaction(db, (trx) => repository.keepOpen(trx, params.id, days, by));
      if (!isKept) throw new ApiFailure('CONFLICT', 'guard.job_live');
      const data = await read(viewer.parentId, params.id, language);
      return { status: 'success', message: 'tutorRequest.keptOpen', data };
    },
    'POST /api/tutor-request/:id/end': async ({ params, viewer, language }) => {
      const { tuition_job_offer_id: jobId } = await read(viewer.parentId, params.id, language);
      if (jobId === null) throw new ApiFailure('CONFLICT', 'guard.job_live');
      const by = { actor: 'guardian', userId: viewer.userId } as const;
      await inTransaction(db, (trx) => endOwnJob(trx, jobId, by));
      const data = await read(viewer.parentId, params.id, language);
      return { status: 'success', message: 'tutorRequest.ended', data };
    },
  };
}
