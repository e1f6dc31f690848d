import { z } from 'zod';
import { IdParam, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';

const jobId = z.object({ jobId: IdParam });
const Reason = z.object({
  reason: z
    .string()
    .trim()
    .max(500, 'text.tooLong')
    .nullish()
    .transform((text) => text || null),
});

export const lifecycleEndpoints = defineEndpoints({
  'POST /api/withdraw/:jobId': {
    summary: 'Withdraw an application that is applied or shortlisted (OQ-139)',
    access: 'tutor',
    refuses: ['CONFLICT'],
    params: jobId,
    body: Reason,
    response: success(z.null()),
  },
  'POST /api/decline/:jobId': {
    summary: 'Decline a job one is appointed to; not possible once confirmed (OQ-139)',
    access: 'tutor',
    refuses: ['CONFLICT'],
    params: jobId,
    body: Reason,
    response: success(z.null()),
  },
  'POST /api/accept/:jobId': {
    summary: 'Accept a job one is appointed to; twice changes nothing',
    access: 'tutor',
    refuses: ['CONFLICT'],
    params: jobId,
    response: success(z.null()),
  },
  'POST /api/agree-to-meet/:jobId': {
    summary: 'Say that one will come to the meeting that the family asks for; twice changes nothing',
    access: 'tutor',
    refuses: ['CONFLICT'],
    params: jobId,
    response: success(z.null()),
  },
});
