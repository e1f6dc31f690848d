import type { Db } from '../kit/database/open.ts';
import { insertCases } from './cases.repository.ts';
import { insertLessons, insertSalary, readTaught } from './lessons.repository.ts';
import * as repository from './lifecycle.repository.ts';
import type { SeededPeople } from './people.repository.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Guardians whose areas are filled, each with the tutor they hired so many days ago. */
const households = [
  { guardian: '01700000004', tutor: '01700000005', daysAgo: 50 },
  { guardian: '01700000005', tutor: '01700000001', daysAgo: 20 },
] as const;
/** The routine of a household: days from 1, Saturday, with their times. */
const routine = [
  { day: 1, time: '17:00' },
  { day: 3, time: '18:30' },
] as const;

/** One household: a request of every stage, candidates for the approved one, a hired tutor with a routine. */
async function fillHousehold(
  trx: Db,
  { guardian, tutor, daysAgo: hiredAgo }: (typeof households)[number],
  people: SeededPeople,
  newestJob: number,
  now: number,
): Promise<void> {
  const family = await repository.readFamily(trx, guardian);
  const [hired, open] = await repository.readOwnJobs(trx, family.parent_id, newestJob);
  const tutors = people.tutors.filter(({ ready, cityId }) => ready && cityId === 1);
  const hiredTutor = tutors.find(({ phone }) => phone === tutor);
  if (hired === undefined || open === undefined || !hiredTutor) {
    throw new Error(`The demo has too few jobs for ${guardian}`);
  }
  const request = (stage: string, reason: string | null, daysAgo: number) => {
    const cause = stage === 'Closed' ? 'tutor_confirmed' : null;
    return repository.insertRequest(trx, { family, stage, reason, cause, at: new Date(now - daysAgo * day) });
  };

  const closed = await request('Closed', null, hiredAgo + 4);
  await repository.linkJob(trx, hired, closed, family, 'filled');
  await repository.placeApplication(trx, hired, hiredTutor.id, 'confirm', new Date(now - hiredAgo * day));
  for (const one of routine) await repository.insertRoutine(trx, family, hiredTutor.id, one.day, one.time);

  await request('Rejected', 'Please give the full address, then send it again.', 12);
  const approved = await request('Approved', null, 6);
  await repository.linkJob(trx, open, approved, family, 'live');
  const others = tutors.filter(({ phone }) => !households.some((one) => one.tutor === phone));
  for (const [index, candidate] of others.slice(0, 4).entries()) {
    const stage = index === 0 ? 'shortlisted' : 'applied';
    await repository.placeApplication(trx, open, candidate.id, stage, new Date(now - (5 - index) * day));
  }
  await request('Pending', null, 0.1);
}

/** Requests, candidates, deals, charges and routines of the demo, on top of its people and jobs. */
export async function insertLifecycle(
  trx: Db,
  people: SeededPeople,
  newestJob: number,
  now: number,
): Promise<void> {
  for (const household of households) await fillHousehold(trx, household, people, newestJob, now);
  for (const [index, application] of (await repository.readConfirmed(trx)).entries()) {
    const confirmedAt = new Date(Math.min(Date.parse(application.created_at) + 2 * day, now - hour));
    await repository.insertDealOf(trx, application, confirmedAt, {
      paid: index % 3 !== 0,
      started: index % 2 === 1,
    });
  }
  for (const { guardian, daysAgo } of households.filter((one) => one.daysAgo > 30)) {
    const deal = await readTaught(trx, guardian, new Date(now - daysAgo * day));
    await insertLessons(trx, deal, routine, now);
    await insertSalary(trx, deal, now);
  }
  await insertCases(trx, now);
}
