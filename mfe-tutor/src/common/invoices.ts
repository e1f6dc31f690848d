import type { TutorInvoice } from '@porao/contracts';
import { query } from '@porao/platform';
import { type Endless, useEndless } from './endless.ts';

const call = 'GET /api/tutor/invoices';

/** The tutor's platform charges, newest first. Each is for one confirmed application. */
export function useInvoices(): Endless<TutorInvoice> {
  return useEndless<TutorInvoice>((page) => query(call, { query: { page } }));
}
