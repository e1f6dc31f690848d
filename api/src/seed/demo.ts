import type { Cause } from '@porao/contracts';
import { createRandom, type Random } from '@porao/contracts/random';
import { hashPassword } from '../kit/auth/passwords.ts';
import type { Db } from '../kit/database/open.ts';
import { type JobRow, type JobSource, jobRow } from './job-rows.ts';
import * as repository from './jobs.repository.ts';
import { beginWaits } from './lifecycle.repository.ts';
import { insertLifecycle } from './lifecycle.ts';
import { insertPeople, type SeededPeople } from './people.repository.ts';
import { cityShares, createPeople } from './people.ts';
import { createTeaching } from './teaching.ts';

export const demoPassword = 'demo-porao-1';
export const demoJobs = 640;
const hour = 3_600_000;

/** The newest two have known places, for trials: Dhanmondi in Dhaka, GEC Circle in Chattogram. */
function showcase(rows: readonly JobRow[], source: JobSource): JobRow[] {
  const places = [
    { id: rows.length - 1, location: 2002, ageMs: 2 * hour },
    { id: rows.length, location: 1001, ageMs: hour },
  ];
  return rows.map((row) => {
    const place = places.find((candidate) => candidate.id === row.id);
    const area = place && source.areas.find((candidate) => candidate.id === place.location);
    if (!area) return row;
    return {
      ...row,
      status: 'live',
      city_id: area.city_id,
      location_id: area.id,
      latitude: area.latitude + 0.0012,
      longitude: area.longitude - 0.0008,
      tutoring_category_id: 1,
      i_class_id: 111,
      subject_ids: [11101, 11103, 11104],
      tutoring_place_id: 2,
      actual_salary: 6000,
      tutor_gender: 3,
      created_at: new Date(source.now - place.ageMs).toISOString(),
    };
  });
}

const closedCauses: readonly Cause[] = ['another_tutor', 'job_cancelled', 'time_up'];

/** Stages of a tutor's applications in sequence; those of a closed job follow from it. */
const stages = [
  'applied',
  'shortlisted',
  'appointed',
  'confirm',
  'closed',
  'applied',
  'applied',
  'shortlisted',
];

function applicationsOf(random: Random, people: SeededPeople, rows: readonly JobRow[], now: number) {
  const decided = new Set<number>();
  const newest = rows.length - 2;
  return people.tutors
    .filter((tutor) => tutor.ready)
    .flatMap((tutor) => {
      const local = rows.filter(
        (row) => row.city_id === tutor.cityId && row.id <= newest && !decided.has(row.id),
      );
      const open = random.some(
        local.filter((row) => row.status === 'live'),
        random.int(5, 8),
      );
      const filled = random.some(
        local.filter((row) => row.status === 'filled'),
        1,
      );
      return stages.flatMap((stage, index) => {
        const job = stage === 'confirm' ? filled[0] : open[index];
        if (!job) return [];
        if (stage === 'appointed' || stage === 'confirm') decided.add(job.id);
        const posted = new Date(job.created_at).getTime();
        return [
          {
            job_id: job.id,
            tutor_id: tutor.id,
            stage,
            closed_cause: stage === 'closed' ? random.pick(closedCauses) : null,
            created_at: new Date(posted + random.next() * (now - posted)).toISOString(),
          },
        ];
      });
    });
}

/** People, jobs, applications and saves for trials; only into a database without people. */
export async function loadDemoData(db: Db, now = Date.now()): Promise<boolean> {
  if (await repository.hasPeople(db)) return false;
  const random = createRandom(20_261_120);
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction().execute(async (trx) => {
    const areas = await repository.readAreas(trx);
    const classes = await repository.readClasses(trx);
    const seeds = createPeople(random, areas);
    const people = await insertPeople(trx, seeds, passwordHash, createTeaching(classes));
    const source: JobSource = {
      classes,
      areas,
      cityShares,
      guardians: people.guardians,
      openShare: 0.88,
      days: 26,
      now,
    };
    const made = Array.from({ length: demoJobs }, () => jobRow(random, 0, source))
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
      .map((row, index) => ({ ...row, id: index + 1 }));
    const rows = showcase(made, source);
    await repository.insertJobs(trx, rows);
    await repository.finishJobs(trx);
    await repository.endJobsBy(trx, new Date(now + 30 * 24 * hour));
    await repository.insertApplications(trx, applicationsOf(random, people, rows, now));
    for (const tutor of people.tutors.filter((candidate) => candidate.ready)) {
      const open = rows.filter((row) => row.status === 'live' && row.city_id === tutor.cityId);
      await repository.insertSaves(
        trx,
        tutor.id,
        random.some(open, 4).map((row) => row.id),
      );
    }
    await insertLifecycle(trx, people, demoJobs - 1, now);
    await beginWaits(trx, new Date(now));
  });
  return true;
}
