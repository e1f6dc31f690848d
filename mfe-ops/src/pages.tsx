import { lazyRoute, redirectTo } from '@porao/features/routes';
import { withPaths } from '@porao/platform/paths';
import { PageSkeleton } from './common/page.skeleton.tsx';
import { paths, patterns } from './common/paths.ts';

/** The page of each path. */
export const routes = withPaths(patterns, {
  area: redirectTo(paths.today),
  today: lazyRoute(
    () => import(/* webpackChunkName: "today" */ './features/today/today.page.tsx'),
    <PageSkeleton title="today.title" />,
  ),
  requests: lazyRoute(
    () => import(/* webpackChunkName: "requests" */ './features/requests/requests.page.tsx'),
    <PageSkeleton title="requests.title" />,
  ),
  request: lazyRoute(
    () => import(/* webpackChunkName: "request" */ './features/requests/record/request.page.tsx'),
    <PageSkeleton title="request.title" />,
  ),
  jobs: lazyRoute(
    () => import(/* webpackChunkName: "jobs" */ './features/jobs/jobs.page.tsx'),
    <PageSkeleton title="jobs.title" />,
  ),
  job: lazyRoute(
    () => import(/* webpackChunkName: "job" */ './features/jobs/job.page.tsx'),
    <PageSkeleton title="job.title" />,
  ),
  deals: lazyRoute(
    () => import(/* webpackChunkName: "deals" */ './features/deals/deals.page.tsx'),
    <PageSkeleton title="deals.title" />,
  ),
  deal: lazyRoute(
    () => import(/* webpackChunkName: "deal" */ './features/deals/deal.page.tsx'),
    <PageSkeleton title="deal.title" />,
  ),
  invoices: lazyRoute(
    () => import(/* webpackChunkName: "invoices" */ './features/deals/invoices.page.tsx'),
    <PageSkeleton title="invoices.title" />,
  ),
  people: lazyRoute(
    () => import(/* webpackChunkName: "people" */ './features/people/people.page.tsx'),
    <PageSkeleton title="people.title" />,
  ),
  person: lazyRoute(
    () => import(/* webpackChunkName: "person" */ './features/people/person.page.tsx'),
    <PageSkeleton title="person.title" />,
  ),
  operators: lazyRoute(
    () => import(/* webpackChunkName: "operators" */ './features/people/operators.page.tsx'),
    <PageSkeleton title="operators.title" />,
  ),
  credentials: lazyRoute(
    () => import(/* webpackChunkName: "credentials" */ './features/credentials/credentials.page.tsx'),
    <PageSkeleton title="credentials.title" />,
  ),
  lookups: lazyRoute(
    () => import(/* webpackChunkName: "lookups" */ './features/lookups/lookups.page.tsx'),
    <PageSkeleton title="lookups.title" />,
  ),
  lookup: lazyRoute(
    () => import(/* webpackChunkName: "lookup" */ './features/lookups/lookup.page.tsx'),
    <PageSkeleton title="lookup.title" />,
  ),
  log: lazyRoute(
    () => import(/* webpackChunkName: "log" */ './features/log/log.page.tsx'),
    <PageSkeleton title="log.title" />,
  ),
  outbox: lazyRoute(
    () => import(/* webpackChunkName: "outbox" */ './features/log/outbox.page.tsx'),
    <PageSkeleton title="outbox.title" />,
  ),
  emails: lazyRoute(
    () => import(/* webpackChunkName: "emails" */ './features/log/emails.page.tsx'),
    <PageSkeleton title="emails.title" />,
  ),
  queues: lazyRoute(
    () => import(/* webpackChunkName: "queues" */ './features/queues/queues.page.tsx'),
    <PageSkeleton title="queues.title" />,
  ),
  settings: lazyRoute(
    () => import(/* webpackChunkName: "settings" */ './features/settings/settings.page.tsx'),
    <PageSkeleton title="settings.title" />,
  ),
});
