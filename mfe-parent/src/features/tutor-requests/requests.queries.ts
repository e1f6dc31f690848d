import { type AskedToMeet, type Candidate, type CandidateSort, guardianPageSize } from '@porao/contracts';
import { answerMessage, type Paged, type Write } from '@porao/features';
import { call, query, useQuery } from '@porao/platform';
import { t } from '../../common/messages.ts';

export const requestsQuery = (page: number) =>
  query('GET /api/tutor-request', { query: { page, per_page: guardianPageSize } });

export const requestCalls = ['GET /api/tutor-request', 'GET /api/tutor-request/:id'];
const candidateCall = 'GET /api/tutor-request/:id/candidates';

export const withdraw = (id: number): Write<void, unknown> => ({
  send: () => call('POST /api/tutor-request/:id/withdraw', { params: { id }, body: {} }),
  stale: requestCalls,
  success: () => t('requests.withdrawn'),
});

/** The guardian's answer to terms below the budget. */
export const agree = (id: number): Write<void, { message: string }> => ({
  send: () => call('POST /api/tutor-request/:id/agree', { params: { id } }),
  stale: requestCalls,
  success: answerMessage,
});
export const declineTerms = (id: number): Write<void, { message: string }> => ({
  send: () => call('POST /api/tutor-request/:id/decline-terms', { params: { id } }),
  stale: requestCalls,
  success: answerMessage,
});

/** Opens the job of a deal that ended for those who applied before. */
export const askOthers = (dealId: number): Write<void, { message: string }> => ({
  send: () => call('POST /api/deals/:id/another-tutor', { params: { id: dealId } }),
  stale: [candidateCall, ...requestCalls],
  success: answerMessage,
});

const candidatePageSize = 10;

/** Has the one whom the family asked to meet beside the rows, who may be on another page. */
type Candidates = Paged<Candidate> & { data: { asked?: AskedToMeet | null } | undefined };

export const useCandidates = (id: number, page: number, sort: CandidateSort): Candidates =>
  useQuery({
    ...query(candidateCall, {
      params: { id },
      query: { page, per_page: candidatePageSize, ...(sort !== 'fit' && { sort }) },
    }),
    placeholderData: (shown) => shown,
    // Tutors apply at any time: who opens the tab sees who is there now.
    staleTime: 15_000,
  });

/** A mark changes until when the guardian answers, too. */
const marked = [candidateCall, ...requestCalls];

/** The guardian's marks on a candidate, which the operator sees. */
export const prefer = (id: number, { id: candidateId, preferred }: Candidate): Write<void, unknown> => ({
  send: async (): Promise<unknown> => {
    const params = { id, candidateId };
    return preferred
      ? call('POST /api/tutor-request/:id/candidates/:candidateId/unprefer', { params })
      : call('POST /api/tutor-request/:id/candidates/:candidateId/prefer', { params });
  },
  stale: marked,
});

export const askToMeet = (id: number, { id: candidateId }: Candidate): Write<void, unknown> => ({
  send: () =>
    call('POST /api/tutor-request/:id/candidates/:candidateId/ask-to-meet', { params: { id, candidateId } }),
  stale: marked,
  success: () => t('candidates.asked.done'),
});

export const dismiss = (id: number, { id: candidateId, name }: Candidate): Write<void, unknown> => ({
  send: () =>
    call('POST /api/tutor-request/:id/candidates/:candidateId/not-suitable', { params: { id, candidateId } }),
  stale: marked,
  success: () => t('candidates.unsuitable.done', { name }),
});
