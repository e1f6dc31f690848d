import type { Job } from '@porao/contracts';

type Place = Pick<Job, 'latitude' | 'longitude' | 'full_address' | 'location' | 'city'>;

/** A maps link to the job's area: its position, else its address, else Dhaka. */
export function directionUrl(job: Place): string {
  const url = new URL('https://www.google.com/maps/dir/');
  url.search = new URLSearchParams({ api: '1', destination: destinationOf(job) }).toString();
  return url.href;
}

function destinationOf(job: Place): string {
  if (job.latitude !== null && job.longitude !== null) return `${job.latitude},${job.longitude}`;
  const area = [job.location?.location_name, job.city?.city_name].filter(Boolean).join(', ');
  return job.full_address?.trim() || area || 'Dhaka';
}
