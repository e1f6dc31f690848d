import type { ApproveBody, OpsRequest, OpsRequestDetails } from '@porao/contracts';
import { draftOf, failureText } from '@porao/features';
import { notify, query, useNavigate, useQueryClient } from '@porao/platform';
import { paths } from '../../common/paths.ts';
import { draftName, useDecisions } from './decide.ts';
import { t } from './messages.ts';
import { useIsRisky } from './seen.store.ts';

/** The form to approve a request begins with this; without a salary an operator has to ask. */
export const startOf = ({
  request,
  defaults,
}: OpsRequestDetails): Omit<ApproveBody, 'actual_salary'> & Partial<Pick<ApproveBody, 'actual_salary'>> => ({
  ...(defaults.actual_salary !== null && { actual_salary: defaults.actual_salary }),
  tutoring_time: defaults.tutoring_time,
  tutoring_duration: defaults.tutoring_duration,
  hiring_date: defaults.hiring_date,
  days_in_week: request.days_in_week,
  tutor_gender: request.tutor_gender,
  tutor_requirement: request.tutor_requirement ?? '',
  job_duration: 0,
  number_of_students: 1,
  crash_program: false,
  curriculum_id: defaults.curriculum_id,
});

const isTyped = (id: number) => Object.keys(draftOf(draftName(id), {})).length > 0;

/** Approves a request as its form begins, by one key. One with words to look at, without a salary, or with a form that
 * was begun is opened. */
export function useQuickApproval(): (request: OpsRequest) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isRisky = useIsRisky();
  const { approve } = useDecisions();
  const open = (request: OpsRequest) => {
    notify({ tone: 'info', message: t('requests.approve.open') });
    void navigate(paths.request({ requestId: request.id }));
  };
  return async (request) => {
    const { id, version } = request;
    const isIncomplete = request.student_missing.length > 0;
    if (isIncomplete || isRisky(request) || request.case.salary === null || isTyped(id)) return open(request);
    try {
      const read = query('GET /api/ops/requests/:id', { params: { id } });
      const { data } = await client.fetchQuery({ ...read, staleTime: 0 });
      const { actual_salary, ...rest } = startOf(data);
      if (actual_salary === undefined) return open(request);
      void approve({ request, version }, { actual_salary, ...rest });
    } catch (error) {
      notify({ tone: 'error', title: t('request.failed'), message: failureText(error) });
    }
  };
}
