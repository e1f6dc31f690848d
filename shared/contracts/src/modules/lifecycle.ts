import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { OptionalReason } from '../ops-fields.ts';
import { ClaimBody } from './charges.ts';

const Reason = z.object({ reason: OptionalReason });

export const lifecycleEndpoints = defineEndpoints('tutor', {
  'POST /api/withdraw/:jobId': {
    summary: 'Withdraw an application that is applied or shortlisted (OQ-139)',
    body: Reason,
  },
  'POST /api/decline/:jobId': {
    summary: 'Decline a job one is appointed to; not possible once confirmed (OQ-139)',
    body: Reason,
  },
  'POST /api/accept/:jobId': {
    summary: 'Accept a job one is appointed to; twice changes nothing',
  },
  'POST /api/tutor/invoices/:id/claim': {
    refuses: ['CONFLICT'],
    summary: 'Claim that a charge is waived or refunded after its tuition ended, once; operators decide',
    body: ClaimBody,
  },
  'POST /api/deals/:id/another-tutor': {
    access: 'parent',
    lockable: true,
    refuses: ['CONFLICT'],
    summary:
      'After a deal ended, open its job again and ask the tutors who were not selected, within 30 days',
  },
  'POST /api/still-available/:jobId': {
    summary:
      'Say that one is still available, to a family that looks for another tutor; twice changes nothing',
  },
  'POST /api/agree-to-meet/:jobId': {
    summary: 'Say that one will come to the meeting that the family asks for; twice changes nothing',
  },
});
