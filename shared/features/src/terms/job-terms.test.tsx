import type { TutorTerms } from '@porao/contracts';
import { TestPage } from '@porao/platform/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { JobTermsList } from './job-terms.list.tsx';

const terms: TutorTerms = {
  charge: { percentage: 55, base: 6000, amount: 3300, days_to_pay: 7 },
  gender_fits: true,
  class_fits: true,
  subjects: { fit: 2, all: 3 },
  distance_km: 3,
  answers: { count: 10, share: 90, median_hours: 12 },
  family: null,
};
const textOf = (change: Partial<TutorTerms> = {}) => {
  const { container } = render(
    <TestPage>
      <JobTermsList terms={{ ...terms, ...change }} />
    </TestPage>,
  );
  return container.textContent;
};

describe('the terms of a job', () => {
  it('TUT-147 says the charge with its rule, the fit, the distance and how the family answers', () => {
    const text = textOf();
    expect(text).toContain('৳ 3,300, once: 55% of the first month’s salary of ৳ 6,000.');
    expect(text).toContain('Due 7 days after Porao confirms you');
    expect(text).toContain('You teach this class, you teach 2 of its 3 subjects');
    expect(text).toContain('About 3 km from where you teach');
    expect(text).toContain('About 9 of 10 applications in time');
    expect(text).not.toContain('other gender');
  });

  it('PAR-151 says that the first lesson is a trial, where it is', () => {
    expect(textOf()).not.toContain('Trial lessons');
    expect(textOf({ trial_lesson: true })).toContain(
      'Trial lessons1: after it either side can end the tuition.',
    );
  });

  it('TUT-147 says what is not known or does not fit, and no charge where there is none', () => {
    const charge = { ...terms.charge, percentage: 0, amount: 0 };
    const text = textOf({ charge, class_fits: false, distance_km: null, answers: null, gender_fits: false });
    expect(text).toContain('None for this job');
    expect(text).toContain('The class is not among yours');
    expect(text).toContain('Too few answers so far to say');
    expect(screen.queryByText('Distance')).toBeNull();
    expect(text).toContain('You can still go on');
  });
});
