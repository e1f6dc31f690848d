import { ApiError } from '@porao/platform';

const largestId = 2_147_483_647;

/** The id in the URL, or null when no job can have it. */
export function toJobId(text: string | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id > 0 && id <= largestId ? id : null;
}

/** True when the job does not exist or is not open to this viewer; trying again would not help. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410 || error.status === 400);
}
