import { AskedToMeet, Candidate, type candidateEndpoints, type ProvedRecord } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import type { Position } from '../../kit/geometry.ts';
import { hideWritten } from '../../kit/hide-written.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { readRecords } from '../lessons/index.ts';
import { profileCompletion, readProfileParts } from '../profile/index.ts';
import * as repository from './candidates.repository.ts';
import { roughKilometres } from './distance.ts';
import { askToMeet, type Found, markCandidate, preferCandidate, refuseCandidate } from './marks.ts';

async function describe(db: Db, row: repository.CandidateRow, own: Position, proved: ProvedRecord | null) {
  const { latitude, longitude, ...found } = row;
  const candidate = { ...found, proved };
  const distance_km = roughKilometres(own, { latitude, longitude });
  const completion = profileCompletion(await readProfileParts(db, row.tutor_id));
  const isDeal = candidate.phone_no !== null;
  return { ...(isDeal ? candidate : hideWritten(Candidate, candidate)), completion, distance_km };
}

interface Marking {
  readonly params: { id: number; candidateId: number };
  readonly viewer: { parentId: number };
}

export function candidateHandlers({ db }: Services): Handlers<typeof candidateEndpoints> {
  const mark = <T>(call: Marking, work: (trx: Db, found: Found) => Promise<T>) =>
    inTransaction(db, (trx) => markCandidate(trx, call.viewer.parentId, call.params, work));
  return {
    'GET /api/tutor-request/:id/candidates': async ({ params, query, viewer }) => {
      const request = await repository.findOwnRequest(db, viewer.parentId, params.id);
      if (!request) throw new ApiFailure('NOT_FOUND', 'tutorRequest.missing');
      if (request.job_id === null) return paged(query, { rows: [], total: 0 });
      const asked = { job: request.job_id, own: request, sort: query.sort };
      const rows = await repository.listCandidates(db, asked, ...rowsOf(query));
      const candidates = [];
      const ids = rows.map(({ tutor_id }) => tutor_id);
      const records = await readRecords(db, ids);
      for (const row of rows)
        candidates.push(await describe(db, row, request, records.get(row.tutor_id) ?? null));
      const total = await repository.countCandidates(db, request.job_id);
      const wish = await repository.findAsked(db, request.job_id);
      return {
        ...paged(query, { rows: candidates, total }),
        asked: wish ? hideWritten(AskedToMeet, wish) : null,
      };
    },
    'POST /api/tutor-request/:id/candidates/:candidateId/prefer': async (call) => {
      await mark(call, preferCandidate);
      return { status: 'success', message: 'candidate.preferred', data: null };
    },
    'POST /api/tutor-request/:id/candidates/:candidateId/unprefer': async (call) => {
      await mark(call, (trx, { preferred, stage, answer_by, now }) => {
        // It would wait for an answer again, whose time is over.
        if (preferred && stage === 'applied' && answer_by <= now.toISOString())
          throw new ApiFailure('CONFLICT', 'candidate.answerOver');
        return repository.setPreferred(trx, call.params.candidateId, false, now);
      });
      return { status: 'success', message: 'candidate.notPreferred', data: null };
    },
    'POST /api/tutor-request/:id/candidates/:candidateId/ask-to-meet': async (call) => {
      return { status: 'success', message: await mark(call, askToMeet), data: null };
    },
    'POST /api/tutor-request/:id/candidates/:candidateId/not-suitable': async (call) => {
      await mark(call, (trx, found) => refuseCandidate(trx, found, call.viewer.userId));
      return { status: 'success', message: 'candidate.notSuitable', data: null };
    },
  };
}
