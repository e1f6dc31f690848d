import type { OpsRequestDetails } from '@porao/contracts';
import { findPrivateDetails } from '@porao/contracts/private-details';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import * as repository from './details.repository.ts';
import { findQueued, type Reader } from './queue.repository.ts';

/** Lessons begin after school and last as most do; an operator asks and corrects. */
const usualTime = '17:00';
const usualHours = 1.5;
/** Days until a tutor should be found. */
const hiringDays = 7;

async function defaultsOf(db: Db, facts: repository.Facts): Promise<OpsRequestDetails['defaults']> {
  const usual = await repository.readUsual(db, facts);
  return {
    actual_salary: usual.actual_salary,
    salary_from: usual.from,
    tutoring_time: usual.tutoring_time?.slice(0, 5) ?? usualTime,
    tutoring_duration: usual.tutoring_duration ?? usualHours,
    hiring_date: dayInBangladesh(new Date(), hiringDays),
    curriculum_id: facts.curriculum_id,
  };
}

/** A request with everything that one decision about it needs. */
export async function readDetails(db: Db, reader: Reader, id: number): Promise<OpsRequestDetails> {
  const [request, facts] = await Promise.all([findQueued(db, reader, id), repository.readFacts(db, id)]);
  if (!request || !facts) throw new ApiFailure('NOT_FOUND', 'tutorRequest.unknown');
  const [tutors, earlier, acts, defaults, decision] = await Promise.all([
    repository.countTutors(db, facts),
    repository.listEarlier(db, { parentId: facts.parent_id, except: id }, reader.language),
    repository.listAccountActs(db, facts.user_id),
    defaultsOf(db, facts),
    repository.readDecision(db, id),
  ]);
  const { latitude, longitude, since, account_status, banned_at } = facts;
  return {
    request,
    decision,
    place: { latitude, longitude },
    tutors,
    guardian: { since, account_status, banned_at, acts },
    earlier,
    private_details: findPrivateDetails(request.tutor_requirement ?? '', [facts.student, facts.name]),
    defaults,
  };
}
