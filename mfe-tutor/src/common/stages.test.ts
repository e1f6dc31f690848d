import { JobCount, JobHistoryType } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { manifest } from '../manifest.ts';
import { stageCounts, stageOf, stages } from './stages.ts';

describe('stages', () => {
  it('has every type of the wire, each with a route of its own', () => {
    expect(stages.map((stage) => stage.type)).toEqual(JobHistoryType.options);
    const paths = manifest.routes.map((route) => route.path);
    for (const stage of stages) expect(paths).toContain(stage.path);
  });

  it('finds the tab of a path', () => {
    expect(stageOf('/tutor/job-history/confirm-jobs').type).toBe('confirm');
    expect(stageOf('/tutor/job-history/cancel-jobs/').type).toBe('closed');
    expect(stageOf('/tutor/job-history').type).toBe('applied');
  });
});

describe('stageCounts', () => {
  it('leaves out pending and payment and keeps the order of the stages', () => {
    const wire = JobCount.shape.id.options.map((id, index) => ({ id, label: id, count: index }));
    expect(stageCounts(wire.toReversed()).map(({ stage, count }) => [stage.path, count])).toEqual([
      ['/tutor/job-history/applied-jobs', 1],
      ['/tutor/job-history/shortlisted-jobs', 2],
      ['/tutor/job-history/appointed-jobs', 3],
      ['/tutor/job-history/confirm-jobs', 4],
      ['/tutor/job-history/cancel-jobs', 6],
    ]);
  });

  it('counts nothing for a stage the server left out', () => {
    expect(stageCounts([]).every(({ count }) => count === 0)).toBe(true);
  });
});
