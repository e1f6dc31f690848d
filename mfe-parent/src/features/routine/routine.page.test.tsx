import { page } from '@porao/platform/testing/answers';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routine, student, tutor } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import RoutinePage from './routine.page.tsx';

const path = '/parent/dashboard/manage-tutor/routine/:stdId/:tutorId/:jobId';

const open = (days: number[], ids = '1/31/60') =>
  renderAsGuardian(`/parent/dashboard/manage-tutor/routine/${ids}`, path, <RoutinePage />, {
    'GET /api/my-tutor': page([tutor(1)]),
    'GET /api/my-student': page([student(1)]),
    'GET /api/routine': page(days.map(routine)),
  });

const add = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Add Routine' });

describe('the week of a student with a tutor', () => {
  it('PAR-045 is a table of days, times and subjects', async () => {
    open([1, 3]);
    const rows = await screen.findAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayTimeSubjects',
      'Saturday05:00 PMMathematics',
      'Monday05:00 PMMathematics',
    ]);
  });

  it.each([
    [6, false],
    [7, true],
  ])('PAR-103 takes no more than seven: with %i there is no other: %s', async (count, isFull) => {
    open([1, 2, 3, 4, 5, 6, 7].slice(0, count));
    expect(await screen.findAllByRole('row')).toHaveLength(count + 1);
    expect((await add()).disabled).toBe(isFull);
  });

  it('PAR-046 PAR-044 is empty at first, with the job in a new tab', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: "This tutor doesn't have any routine!" })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    const job = screen.getByRole('link', { name: 'Job Details' });
    expect([job.getAttribute('href'), job.getAttribute('target')]).toEqual(['/job-details/60', '_blank']);
  });

  it.each(['2/31/60', '1/32/60', '1/31/61', 'x/31/60', '1/31/-1'])(
    'PAR-110 is not found, and not asked for, at ids %s that are no deal of this family',
    async (ids) => {
      const { server } = open([1], ids);
      expect(await screen.findByRole('heading', { name: 'We could not find that' })).toBeTruthy();
      expect(server.sent.some((sent) => sent.path.startsWith('/api/routine'))).toBe(false);
    },
  );
});
