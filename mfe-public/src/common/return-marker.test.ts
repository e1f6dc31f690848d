import { expect, it } from 'vitest';
import { pathToApply, withoutMarker } from './apply-return.ts';

it('comes back to the same job and query, and is taken away again', () => {
  expect(pathToApply('/job-details/41', '?from=board')).toBe('/job-details/41?from=board&apply=1');
  expect(withoutMarker('/job-details/41', '?from=board&apply=1')).toBe('/job-details/41?from=board');
  expect(withoutMarker('/job-details/41', '?apply=1')).toBe('/job-details/41');
  expect(withoutMarker('/job-details/41', '?from=board')).toBeNull();
});
