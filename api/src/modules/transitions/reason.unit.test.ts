import { describe, expect, it } from 'vitest';
import { databaseBefore } from '../../../test/support/upgrade.ts';
import { reasonText } from './reason.ts';

describe('reasonText', () => {
  it('is the cause in the language of the reader, then the words of a person as they are', () => {
    expect(reasonText('another_tutor', null, 'en')).toBe('Another tutor was chosen.');
    expect(reasonText('another_tutor', null, 'bn')).toBe('অন্য একজন টিউটরকে বেছে নেওয়া হয়েছে।');
    expect(reasonText('withdrawn', 'Moved away', 'bn')).toBe('আবেদনটি তুলে নেওয়া হয়েছে। Moved away');
    expect(reasonText(null, 'Not reachable', 'bn')).toBe('Not reachable');
    expect(reasonText(null, null, 'en')).toBeNull();
  });

  it('sentences stored in English become causes, and the words of people stay', async () => {
    const { database, upgrade } = await databaseBefore('-causes.sql');
    const exits = [
      ['Another tutor was chosen.', 'another_tutor', null],
      ['The job ended after 30 days without a decision.', 'time_up', null],
      ['The job was cancelled: Found a tutor', 'job_cancelled', 'Found a tutor'],
      ['The job was cancelled: The guardian left the site.', 'guardian_left', null],
      ['You withdrew the application.', 'withdrawn', null],
      ['You declined the job. Too far', 'declined', 'Too far'],
      ['Another tutor was chosen', null, 'Another tutor was chosen'],
    ] as const;
    const ends = [
      ['A tutor was confirmed.', 'tutor_confirmed', null],
      ['ops.cancelled', 'job_cancelled', null],
      ['The guardian left the site.', 'guardian_left', null],
      ['Found a tutor', null, 'Found a tutor'],
    ] as const;
    // Rows without what they refer to.
    await database.exec('set session_replication_role = replica');
    for (const [index, [words]] of exits.entries()) {
      await database.query(
        `insert into applications (job_id, tutor_id, stage, closed_reason) values ($1, 1, 'closed', $2)`,
        [index, words],
      );
    }
    for (const [words] of ends) {
      await database.query(
        `insert into tutor_requests (parent_id, student_id, parent_location_id, tutor_gender, tutoring_place_id,
          days_in_week, stage, stage_reason) values (1, 1, 1, 1, 1, 1, 'Closed', $1)`,
        [words],
      );
    }
    await upgrade();
    const applications = await database.query(
      'select closed_cause, closed_reason from applications order by id',
    );
    expect(applications.rows).toEqual(
      exits.map(([, closed_cause, closed_reason]) => ({ closed_cause, closed_reason })),
    );
    const requests = await database.query('select stage_cause, stage_reason from tutor_requests order by id');
    expect(requests.rows).toEqual(
      ends.map(([, stage_cause, stage_reason]) => ({ stage_cause, stage_reason })),
    );
    await database.close();
  });
});
