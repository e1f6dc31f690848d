import { expect, it } from 'vitest';
import { pathToReturn, withoutMarker } from './return-marker.ts';

it('comes back to the same page and query, and is taken away again', () => {
  expect(pathToReturn('apply', '/job-details/41', '?from=board')).toBe('/job-details/41?from=board&apply=1');
  expect(withoutMarker('apply', '/job-details/41', '?from=board&apply=1')).toBe('/job-details/41?from=board');
  expect(withoutMarker('apply', '/job-details/41', '?apply=1')).toBe('/job-details/41');
  expect(withoutMarker('alert', '/job-details/41', '?apply=1')).toBeNull();
});
