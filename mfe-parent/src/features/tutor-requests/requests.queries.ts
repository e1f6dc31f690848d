import { type Candidate, guardianPageSize, type TutorRequest } from '@porao/contracts';
import { call, notify, query, useQuery, useQueryClient } from '@porao/platform';
import { t } from '../../common/messages.ts';
import { keepShown, type Paged } from '../../common/paged.ts';

export const requestsQuery = (page: number) =>
  query('GET /api/tutor-request', { query: { page, per_page: guardianPageSize } });

export const useRequests = (page: number): Paged<TutorRequest> =>
  useQuery({ ...requestsQuery(page), ...keepShown });

export const useRequest = (id: number) =>
  useQuery({ ...query('GET /api/tutor-request/:id', { params: { id } }), enabled: id > 0 });

/** Gives the form the request that is shown, so that it opens filled (decision OQ-058). */
export function useHandOver(): (request: TutorRequest) => void {
  const client = useQueryClient();
  return (request) =>
    client.setQueryData(query('GET /api/tutor-request/:id', { params: { id: request.id } }).queryKey, {
      data: request,
    });
}

const requestCalls = ['GET /api/tutor-request', 'GET /api/tutor-request/:id'];
const candidateCall = 'GET /api/tutor-request/:id/candidates';

function useRefreshAfter(): (calls: readonly string[]) => Promise<unknown> {
  const client = useQueryClient();
  return (calls) => Promise.all(calls.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

/** Withdraws a pending request, and shows a toast. */
export function useWithdraw(): (id: number) => Promise<void> {
  const refresh = useRefreshAfter();
  return async (id) => {
    await call('POST /api/tutor-request/:id/withdraw', { params: { id }, body: {} });
    notify({ tone: 'success', message: t('requests.withdrawn') });
    await refresh(requestCalls);
  };
}

/** Candidates a page shows. */
const candidatePageSize = 10;

export const useCandidates = (id: number, page: number): Paged<Candidate> =>
  useQuery({
    ...query(candidateCall, { params: { id }, query: { page, per_page: candidatePageSize } }),
    ...keepShown,
    // Tutors apply at any time: who opens the tab sees who is there now.
    staleTime: 15_000,
  });

/** A mark changes until when the guardian answers, too. */
const marked = [candidateCall, ...requestCalls];

/** The guardian's marks on a candidate, which the operator sees. */
export function useMarks(requestId: number) {
  const refresh = useRefreshAfter();
  return {
    prefer: async ({ id, preferred }: Candidate) => {
      const params = { id: requestId, candidateId: id };
      if (preferred) await call('POST /api/tutor-request/:id/candidates/:candidateId/unprefer', { params });
      else await call('POST /api/tutor-request/:id/candidates/:candidateId/prefer', { params });
      await refresh(marked);
    },
    askToMeet: async ({ id }: Candidate) => {
      const params = { id: requestId, candidateId: id };
      await call('POST /api/tutor-request/:id/candidates/:candidateId/ask-to-meet', { params });
      notify({ tone: 'success', message: t('candidates.asked.done') });
      await refresh(marked);
    },
    /** Ends the application. */
    dismiss: async ({ id, name }: Candidate) => {
      const params = { id: requestId, candidateId: id };
      await call('POST /api/tutor-request/:id/candidates/:candidateId/not-suitable', { params });
      notify({ tone: 'success', message: t('candidates.unsuitable.done', { name }) });
      await refresh(marked);
    },
  };
}
