import { type BoardFilters, JobBoardBody } from '@porao/contracts';
import { createRandom, type Random } from '@porao/contracts/random';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { openTestApp } from '../../../test/support/app.ts';
import { createJob } from '../../../test/support/jobs.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { many } from '../../kit/database/query.repository.ts';
import { searchBoard } from '../jobs/index.ts';
import { matchJob } from './match.repository.ts';
import { insertSearch } from './saved-searches.repository.ts';

const test = await openTestApp();

/** Classes 111 and 101 are of category 1, 201 of category 2; the subjects are of the classes. */
const classes = [111, 101, 201] as const;
const places = [1, 2] as const;
const genders = [1, 2, 3] as const;

const near = (random: Random, span: number) => ({
  latitude: 23.75 + (random.next() - 0.5) * span,
  longitude: 90.39 + (random.next() - 0.5) * span,
});

function drawBoard(random: Random): z.input<typeof BoardFilters> {
  const sometimes = <T>(share: number, value: T) => (random.chance(share) ? value : undefined);
  const from = random.int(1, 10) * 1000;
  return {
    filters: {
      salary: sometimes(0.3, [from, random.chance(0.5) ? from + 3000 : null]),
      tutoring_category_id: sometimes(0.2, random.int(1, 2)),
      i_class_id: sometimes(0.3, random.pick(classes)),
      tutoring_place_id: sometimes(0.2, random.pick(places)),
      subject_id: sometimes(0.2, 11_101),
      days_in_week: sometimes(0.2, random.int(4, 5)),
    },
    tutor_gender: sometimes(0.3, random.pick(genders)),
    ...(random.chance(0.6) && near(random, 0.6)),
    distance: random.pick([0.1, 1, 2, 3, 5, 10, 15, 20, 50]),
  };
}

describe('matching', () => {
  it('ALR-002 finds for a new job exactly the searches whose board shows it', async () => {
    const random = createRandom(20);
    const searches: { tutor: number; board: z.output<typeof JobBoardBody> }[] = [];
    for (let made = 0; made < 120; made++) {
      const board = JobBoardBody.parse(drawBoard(random));
      const { tutorId } = await createTutor(test.db, { bare: true, tutor: { city_id: 1 } });
      await insertSearch(test.db, { tutorId }, { name: 'Drawn', frequency: 'daily', board });
      searches.push({ tutor: tutorId, board });
    }
    const jobs = 40;
    for (let made = 0; made < jobs; made++) {
      const job = await createJob(test.db, {
        i_class_id: random.pick(classes),
        tutoring_place_id: random.pick(places),
        actual_salary: random.int(1, 13) * 1000,
        days_in_week: random.int(4, 5),
        tutor_gender: random.pick(genders),
        ...(random.chance(0.9) ? near(random, 0.6) : { latitude: null, longitude: null }),
      });
      await matchJob(test.db, job);
    }
    let found = 0;
    for (const { tutor, board } of searches) {
      const alerts = await many<{ job_id: number }>(test.db)`select job_id from alerts
        where search_id in (select id from saved_searches where tutor_id = ${tutor}) order by job_id`;
      const shown = (await searchBoard(test.db, board, 50)).ids.toSorted((a, b) => a - b);
      expect(alerts.map(({ job_id }) => job_id)).toEqual(shown);
      found += shown.length;
    }
    // Neither side is trivially empty or full.
    expect(found).toBeGreaterThan(searches.length * jobs * 0.05);
    expect(found).toBeLessThan(searches.length * jobs * 0.95);
  });
});
