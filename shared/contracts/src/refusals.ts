import type { FailureCode } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** What a call refuses with beyond what its contract already says; tests compare it with what calls do. */
const ownRefusals: Readonly<Record<string, readonly FailureCode[]>> = {
  'POST /api/apply/:jobId': [
    'BANNED',
    'ACCOUNT_LOCKED',
    'PROFILE_INCOMPLETE',
    'CITY_MISMATCH',
    'JOB_CLOSED',
    'ALREADY_APPLIED',
    'CAP_REACHED',
    'CONFLICT',
  ],
  'POST /api/saved-jobs': ['NOT_FOUND'],
  'GET /storage/tutor/:certificate': ['FORBIDDEN'],
  'POST /api/add-tutor-certificate': ['RATE_LIMITED'],
  'POST /api/add-tutor-experience': ['CONFLICT'],
  'POST /api/department/select': ['RATE_LIMITED'],
  'POST /api/university/select': ['RATE_LIMITED'],
  'POST /api/v1/switch-account': ['WRONG_ROLE'],
  'POST /api/v1/change-profile-picture': ['RATE_LIMITED'],
  'POST /api/v1/change-phone-no': ['RATE_LIMITED', 'PASSWORD_NEEDED'],
  'POST /api/v1/update-personal-info': ['RATE_LIMITED', 'PASSWORD_NEEDED'],
  'POST /api/v1/change-password': ['RATE_LIMITED'],
  'POST /api/v1/forgot-password/reset': ['RATE_LIMITED'],
  'POST /api/v1/forgot-password/verify-forgot-password-otp': ['RATE_LIMITED'],
  'POST /api/v1/forgot-password/send-otp': ['RATE_LIMITED'],
  'POST /api/v1/resend-otp': ['RATE_LIMITED', 'CONFLICT'],
  'POST /api/v1/verify-otp': ['RATE_LIMITED'],
  'POST /api/parent-registration': ['RATE_LIMITED'],
  'POST /api/tutor-registration': ['RATE_LIMITED'],
  'POST /api/v1/login': ['RATE_LIMITED'],
  'POST /api/routine': ['CONFLICT'],
  'PUT /api/routine/:id': ['CONFLICT'],
  'GET /api/routine': ['NOT_FOUND'],
  'DELETE /api/my-student/:id': ['CONFLICT'],
  'DELETE /api/my-location/:id': ['CONFLICT'],
  'POST /api/my-location': ['CAP_REACHED'],
  'POST /api/my-student': ['CAP_REACHED'],
  'POST /api/tutor-request': ['CAP_REACHED'],
  'PUT /api/tutor-request/:id': ['CONFLICT'],
  'POST /api/tutor-request/:id/withdraw': ['CONFLICT'],
  'POST /api/tutor-request/:id/candidates/:candidateId/prefer': ['CONFLICT'],
  'POST /api/tutor-request/:id/candidates/:candidateId/unprefer': ['CONFLICT'],
  'POST /api/tutor-request/:id/candidates/:candidateId/ask-to-meet': ['CONFLICT'],
  'POST /api/withdraw/:jobId': ['CONFLICT'],
  'POST /api/decline/:jobId': ['CONFLICT'],
  'POST /api/ops/requests/:id/approve': ['CONFLICT'],
  'POST /api/ops/requests/:id/reject': ['CONFLICT'],
  'POST /api/ops/jobs/:id/cancel': ['CONFLICT'],
  'POST /api/ops/applications/:id/move': ['CONFLICT'],
  'POST /api/ops/deals/:id/end': ['CONFLICT'],
  'POST /api/ops/invoices/:id/paid': ['CONFLICT'],
  'POST /api/ops/invoices/:id/refund': ['CONFLICT'],
  'POST /api/ops/users/:id/ban': ['CONFLICT'],
  'POST /api/ops/users/:id/lift-ban': ['CONFLICT'],
  'POST /api/ops/users/:id/status': ['CONFLICT'],
  'POST /api/ops/credentials/:id/verify': ['CONFLICT'],
  'POST /api/ops/credentials/:id/unverify': ['CONFLICT'],
  'POST /api/my-tutor/:id/started': ['CONFLICT'],
  'POST /api/tutor/deals/:id/started': ['CONFLICT'],
};

const withoutToken = new Set(['none', 'optional', 'optional-pending']);
const withoutVerification = new Set([...withoutToken, 'pending']);

/** Every code a call can fail with; `ACCOUNT_LOCKED` of a lockable one comes as 403, any other as 409. */
export function refusalsOf(key: string, endpoint: Endpoint): readonly FailureCode[] {
  const { access, params, query, body, lockable } = endpoint;
  const codes: FailureCode[] = [
    ...(body ? (['MALFORMED'] as const) : []),
    ...(withoutToken.has(access) ? [] : (['UNAUTHENTICATED'] as const)),
    ...(withoutVerification.has(access) ? [] : (['UNVERIFIED'] as const)),
    ...(['tutor', 'parent', 'operator'].includes(access) ? (['WRONG_ROLE'] as const) : []),
    ...(lockable ? (['ACCOUNT_LOCKED'] as const) : []),
    ...(params ? (['NOT_FOUND'] as const) : []),
    ...(key.startsWith('GET ') ? [] : (['TOO_LARGE'] as const)),
    ...(body || query ? (['VALIDATION'] as const) : []),
    ...(ownRefusals[key] ?? []),
    'INTERNAL',
    'UNAVAILABLE',
  ];
  return [...new Set(codes)];
}
