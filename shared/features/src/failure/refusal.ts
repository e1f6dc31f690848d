import { ApiError } from '@porao/platform';

/** Returns what the server said when it refused to answer; null when it was not reached or is in trouble itself. */
export const refusalText = (error: unknown): string | null =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 ? error.message : null;
