import type { DealSide } from '@porao/contracts';
import { pathTo } from '@porao/contracts/paths';
import type { Db } from '../../kit/database/open.ts';
import { addNotices, meetingPages, noticeOf, reportPages, tellAccount } from '../notices/index.ts';
import type { By } from '../transitions/index.ts';
import { readParties } from './cases.repository.ts';

/** Tells one side of a case, wherever it reads: on the site, by e-mail, push and text message. */
export async function tellSide(
  trx: Db,
  name: 'caseMessage' | 'caseQuestion',
  caseId: number,
  side: DealSide,
  params: Readonly<Record<string, string | null>>,
  source: string,
): Promise<void> {
  const parties = await readParties(trx, caseId);
  const userId = parties?.[side] ?? null;
  if (!parties || userId === null) return;
  const role = side === 'tutor' ? 'tutor' : 'parent';
  const notice = noticeOf(name, { userId, role, source, params: { job: parties.job, ...params } });
  const { deal, application, request, job } = parties;
  const pattern = application === null ? reportPages[role] : meetingPages[role];
  const path = deal === null ? pathTo<string>(pattern, { requestId: request, jobId: job }) : notice.path;
  await addNotices(trx, [{ ...notice, path }]);
}

/** Tells the operator who has a case, unless they did it themselves. */
export async function tellAssignee(
  trx: Db,
  name: 'caseAnswered' | 'caseReturned',
  assignee: number | null,
  params: Readonly<Record<string, string | number | null>>,
  source: string,
  by: By,
): Promise<void> {
  if (assignee !== null && assignee !== by.userId) await tellAccount(trx, name, assignee, params, source);
}
