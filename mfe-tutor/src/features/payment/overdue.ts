import type { TutorInvoice } from '@porao/contracts';

/** Milliseconds that Bangladesh is ahead of UTC. */
const ahead = 6 * 3600 * 1000;

/** Returns whether an unpaid charge's last day is over, by the calendar of Bangladesh. */
export function isOverdue(
  { status, due_on }: Pick<TutorInvoice, 'status' | 'due_on'>,
  now = Date.now(),
): boolean {
  const today = new Date(now + ahead).toISOString().slice(0, 10);
  return status === 'unpaid' && due_on < today;
}
