import type { Job, PageHead } from '@porao/contracts';
import { formatMoney } from '@porao/platform';
import type { PageAnswer, PageRequest } from '@porao/platform/server';
import { genderName, placeOf } from '../common/job.ts';
import { jobQuery, postingQuery } from '../common/job-queries.ts';
import { daysText, namesText, placeText } from '../common/job-text.ts';
import { t } from '../common/messages.ts';
import { paths } from '../common/paths.ts';
import { toJobId } from '../features/job-details/job.query.ts';
import { isShareView, originQuery, SharePart } from '../features/job-details/share-address.ts';
import { headOf } from './heads.ts';
import { jobPostingOf, titleOf } from './job-posting.ts';
import { s } from './seo.text.ts';

/** An open job is 200, a closed one 410 with similar jobs, and any other 404. */
export async function prepareJob({
  params,
  query,
  queries,
  origin,
  language,
}: PageRequest): Promise<PageAnswer> {
  const id = toJobId(params['jobId']);
  const posting = id === null ? null : await queries.fetchQuery({ ...postingQuery(id), retry: false });
  if (id === null || posting === null)
    return {
      // Without any id nothing is missing: the page asks for one.
      status: params['jobId'] === undefined ? 200 : 404,
      head: headOf(paths.jobDetails({}), {
        title: s('missing.title'),
        description: s('missing.description'),
        listed: false,
      }),
    };
  const path = paths.jobDetails({ jobId: id });
  const { job } = posting;
  if (job === null) {
    const title = s('closed.title', { class: posting.class_name });
    const head = headOf(path, { title, description: s('closed.description'), listed: false });
    return { status: 410, head };
  }
  queries.removeQueries({ queryKey: postingQuery(id).queryKey });
  // As old as can be: the browser asks again behind the shown page, which counts the view.
  queries.setQueryData(jobQuery(id, null).queryKey, { data: job }, { updatedAt: 1 });
  if (isShareView(query)) {
    queries.setQueryData(originQuery.queryKey, origin);
    await SharePart.preload();
  }
  const url = `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`;
  const linkedData = [jobPostingOf({ job, validThrough: posting.valid_through, url, origin })];
  return { head: { ...openHead(job, path), linkedData } };
}

function openHead(job: Job, path: string): PageHead {
  const place = placeOf(job) ?? s('job.anywhere');
  const amount = formatMoney(job.actual_salary);
  const days = daysText(job.days_in_week);
  const subjects = namesText(job.subjects);
  const gender = t(`preferred.${genderName(job.tutor_gender)}`);
  const words = { place, class: job.iclass.class_name, subjects, days, amount, gender };
  return {
    ...headOf(path, { title: titleOf(job), description: s('job.description', words).slice(0, 400) }),
    card: {
      kicker: s('site'),
      title: t('details.title', { class: job.iclass.class_name }),
      facts: [place, subjects, `${days} · ${placeText(job.tutoring_place)}`].map((fact) =>
        fact.slice(0, 120),
      ),
      price: s('job.amount', { amount }),
    },
  };
}
