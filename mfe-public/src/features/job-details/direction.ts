import type { Job } from '@porao/contracts';
import { placeOf } from '../../common/job.ts';

type Place = Pick<Job, 'latitude' | 'longitude' | 'full_address' | 'location' | 'city'>;

/** A maps link to the job's area: its position, else its address, else Dhaka. */
export function directionUrl(job: Place): string {
  const url = new URL('https://www.google.com/maps/dir/');
  url.search = new URLSearchParams({ api: '1', destination: destinationOf(job) }).toString();
  return url.href;
}

function destinationOf(job: Place): string {
  if (job.latitude !== null && job.longitude !== null) return `${job.latitude},${job.longitude}`;
  return job.full_address?.trim() || (placeOf(job) ?? 'Dhaka');
}
