import { describe, expect, it } from 'vitest';
import { aJob } from '../../common/testing/jobs.ts';
import { directionUrl } from './direction.ts';

const destination = (change: Parameters<typeof aJob>[0]) =>
  new URL(directionUrl(aJob(change))).searchParams.get('destination');
const nowhere = { latitude: null, longitude: null };

describe('direction', () => {
  it('PUB-054 leads to the position when there is one', () => {
    expect(destination({})).toBe('23.7461,90.3742');
    expect(destination({ latitude: 0, longitude: 0 })).toBe('0,0');
  });

  it('PUB-054 leads to the address without a whole position', () => {
    expect(destination({ longitude: null })).toBe('Dhanmondi, Dhaka');
    expect(destination({ ...nowhere, full_address: ' ' })).toBe('Dhanmondi, Dhaka');
  });

  it('PUB-055 leads to Dhaka with neither', () => {
    expect(destination({ ...nowhere, full_address: null, location: null, city: null })).toBe('Dhaka');
  });
});
