import { type MessageKey, maxPreferred } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { moveApplication, refreshAnswerBy } from '../lifecycle/index.ts';
import { tellAnswer } from '../notices/index.ts';
import * as repository from './candidates.repository.ts';

export type Found = NonNullable<Awaited<ReturnType<typeof repository.lockCandidate>>> & {
  readonly id: number;
  readonly now: Date;
};

/** The family says something about a candidate of its request's open job, in the caller's transaction. */
export async function markCandidate<T>(
  trx: Db,
  parentId: number,
  { id, candidateId }: { id: number; candidateId: number },
  work: (trx: Db, found: Found) => Promise<T>,
): Promise<T> {
  const found = await repository.lockCandidate(trx, parentId, id, candidateId);
  if (!found) throw new ApiFailure('NOT_FOUND', 'candidate.missing');
  if (!found.live) throw new ApiFailure('CONFLICT', 'guard.job_live');
  const now = new Date();
  const done = await work(trx, { ...found, id: candidateId, now });
  await refreshAnswerBy(trx, found.jobId, now);
  return done;
}

export async function preferCandidate(trx: Db, { id, others, now }: Found): Promise<void> {
  if (others >= maxPreferred) {
    throw new ApiFailure('CONFLICT', { key: 'candidate.tooMany', params: { maximum: maxPreferred } });
  }
  await repository.setPreferred(trx, id, true, now);
}

/** One tutor at a time: whoever was asked before is told that the wish is taken back. Returns what the family reads. */
export async function askToMeet(trx: Db, { id, jobId, stage, now }: Found): Promise<MessageKey> {
  const takenBack = await repository.takeMeetingBack(trx, jobId, id);
  for (const before of takenBack) {
    if (before.stage !== 'applied' && before.stage !== 'shortlisted') continue;
    const name = before.stage === 'shortlisted' ? 'shortlist meeting taken back' : 'meeting taken back';
    await tellAnswer(trx, name, before.id, before.meet_by);
  }
  const by = await repository.setMeeting(trx, id, now);
  const name = stage === 'shortlisted' ? 'shortlist meeting asked' : 'meeting asked';
  if (by !== undefined) await tellAnswer(trx, name, id, by);
  return takenBack.length > 0 ? 'candidate.meetInstead' : 'candidate.meet';
}

export async function refuseCandidate(trx: Db, { id, stage }: Found, userId: number): Promise<void> {
  if (stage !== 'applied' && stage !== 'shortlisted') throw new ApiFailure('CONFLICT', 'candidate.appointed');
  await moveApplication(trx, id, 'not_selected', { actor: 'guardian', userId }, null);
}
