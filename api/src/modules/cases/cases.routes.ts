import {
  type Case,
  type CaseReply,
  type caseEndpoints,
  type DealSide,
  endedDealDays,
  type MessageKey,
  meetingCaseDays,
} from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import type { z } from 'zod';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import { ApiFailure, type Language } from '../../kit/failure.ts';
import { limit } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { dealNotFound } from '../deals/index.ts';
import { reasonText } from '../transitions/index.ts';
import * as repository from './cases.repository.ts';
import { answerCase, appealCase, openCase, openJobCase, openMeetingCase } from './moves.ts';
import { checkPhotoLink, photoKey, photoUrl, withPhoto } from './photo.ts';

const nothingHere = () => new ApiFailure('NOT_FOUND', 'address.unknown');
const perDay = { max: 20, windowSeconds: 86_400 };
const ofDeal = (id: number) => ({ deal_id: id, application_id: null });
const ofMeeting = (id: number) => ({ deal_id: null, application_id: id });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

export function caseHandlers({ db, files, tokens }: Services): Handlers<typeof caseEndpoints> {
  const shown = (row: repository.CaseRow, language: Language): Case => {
    const { asked, answer_by, closed_cause, written, ...rest } = row;
    const text =
      asked && (asked.reply ? textOf(`case.reply.${asked.reply as CaseReply}`, language) : asked.text);
    return {
      ...rest,
      written: written.map(({ photo, ...one }) => ({ ...one, photo_url: photoUrl(tokens, photo) })),
      question: text && answer_by ? { text, answer_by } : null,
      closed_reason: reasonText(closed_cause, null, language),
    };
  };
  const answer = async (message: MessageKey, side: DealSide, id: number, language: Language) => {
    const [row] = await repository.listOwnCases(db, { id }, side);
    if (!row) throw new ApiFailure('NOT_FOUND', 'case.missing');
    return { status: 'success', message, data: shown(row, language) } as const;
  };
  const sideOfDeal = async (dealId: number, { userId }: Viewer) => {
    const side = await repository.readDealSide(db, dealId, userId);
    if (!side) throw dealNotFound();
    return { side, by: { actor: side, userId } } as const;
  };
  const sideOfMeeting = async (id: number, { userId }: Viewer) => {
    const own = await repository.readMeetingSide(db, id, userId, daysAgo(meetingCaseDays));
    if (!own) throw new ApiFailure('NOT_FOUND', 'visit.missing');
    return { ...own, by: { actor: own.side, userId } } as const;
  };
  const jobOf = async (job_id: number, { tutorId: tutor_id }: { readonly tutorId: number }) => {
    if (!(await repository.mayReport(db, job_id, tutor_id))) throw new ApiFailure('NOT_FOUND', 'job.unknown');
    return { job_id, tutor_id };
  };
  const candidateOf = async (id: number, { parentId }: { readonly parentId: number }) => {
    const found = await repository.readCandidate(db, id, parentId);
    if (!found) throw new ApiFailure('NOT_FOUND', 'candidate.missing');
    return found;
  };
  type Reported = Awaited<ReturnType<typeof jobOf>>;
  const listReports = async (of: Reported, side: DealSide, language: Language) => ({
    data: (await repository.listOwnCases(db, of, side)).map((row) => shown(row, language)),
  });
  const report = async (
    of: Reported,
    side: DealSide,
    { kind, text, photo: image }: z.output<(typeof caseEndpoints)['POST /api/jobs/:jobId/cases']['body']>,
    { viewer: { userId }, language }: { readonly viewer: Viewer; readonly language: Language },
  ) => {
    await limit(db, { key: `case ${userId}`, ...perDay });
    const id = await withPhoto(files, image, userId, (photo) =>
      inTransaction(db, (trx) => openJobCase(trx, of, { side, kind, text, photo }, { actor: side, userId })),
    );
    return answer('case.reported', side, id, language);
  };
  const ownCase = async (id: number, { userId }: Viewer) => {
    const own = await repository.readCaseSide(db, id, userId);
    if (!own) throw new ApiFailure('NOT_FOUND', 'case.missing');
    return { ...own, by: { actor: own.side, userId } } as const;
  };

  return {
    'GET /api/ended-deals': async ({ query: { side }, viewer }) => ({
      data: await repository.listEndedDeals(db, viewer.userId, side, daysAgo(endedDealDays)),
    }),
    'GET /api/deals/:id/cases': async ({ params, viewer, language }) => {
      const { side } = await sideOfDeal(params.id, viewer);
      const rows = await repository.listOwnCases(db, ofDeal(params.id), side);
      return { data: rows.map((row) => shown(row, language)) };
    },
    'GET /api/visits/:id/cases': async ({ params: { id }, viewer, language }) => {
      const { side } = await sideOfMeeting(id, viewer);
      const rows = await repository.listOwnCases(db, ofMeeting(id), side);
      return { data: rows.map((row) => shown(row, language)) };
    },
    'POST /api/visits/:id/cases': async ({
      params,
      body: { kind, text, photo: image },
      viewer,
      language,
    }) => {
      const { side, recent, by } = await sideOfMeeting(params.id, viewer);
      if (!recent) throw new ApiFailure('NOT_FOUND', 'visit.missing');
      await limit(db, { key: `case ${viewer.userId}`, ...perDay });
      const id = await withPhoto(files, image, viewer.userId, (photo) =>
        inTransaction(db, (trx) => openMeetingCase(trx, params.id, { side, kind, text, photo }, by)),
      );
      return answer('case.reported', side, id, language);
    },
    'GET /api/jobs/:jobId/cases': async ({ params, viewer, language }) =>
      listReports(await jobOf(params.jobId, viewer), 'tutor', language),
    'POST /api/jobs/:jobId/cases': async (call) =>
      report(await jobOf(call.params.jobId, call.viewer), 'tutor', call.body, call),
    'GET /api/candidates/:id/cases': async ({ params, viewer, language }) =>
      listReports(await candidateOf(params.id, viewer), 'guardian', language),
    'POST /api/candidates/:id/cases': async (call) =>
      report(await candidateOf(call.params.id, call.viewer), 'guardian', call.body, call),
    'POST /api/deals/:id/cases': async ({ params, body, viewer, language }) => {
      const dealId = params.id;
      const { side, by } = await sideOfDeal(dealId, viewer);
      await limit(db, { key: `case ${viewer.userId}`, ...perDay });
      const { kind, text } = body;
      const id = await withPhoto(files, body.photo, viewer.userId, (photo) =>
        inTransaction(db, (trx) => openCase(trx, { dealId, side, kind, text, photo }, by)),
      );
      return answer('case.reported', side, id, language);
    },
    'POST /api/cases/:id/answer': async ({
      params: { id },
      body: { text, photo: image },
      viewer,
      language,
    }) => {
      const { side, by } = await ownCase(id, viewer);
      await limit(db, { key: `case ${viewer.userId}`, ...perDay });
      await withPhoto(files, image, viewer.userId, (photo) =>
        inTransaction(db, (trx) => answerCase(trx, id, side, { text, photo }, by)),
      );
      return answer('case.answered', side, id, language);
    },
    'POST /api/cases/:id/appeal': async ({ params: { id }, body, viewer, language }) => {
      const { side, by } = await ownCase(id, viewer);
      await inTransaction(db, (trx) => appealCase(trx, id, side, body.text, by));
      return answer('case.appealed', side, id, language);
    },
    'GET /storage/cases/:photo': async ({ params: { photo }, query }) => {
      if (checkPhotoLink(tokens, photo, query) !== 'valid') throw nothingHere();
      if (!(await repository.hasPhoto(db, photo))) throw nothingHere();
      const file = await files.get(photoKey(photo));
      if (!file) throw nothingHere();
      return { bytes: file.bytes, type: file.type };
    },
  };
}
