import { lazyRoute, redirectTo } from '@porao/features/routes';
import { withPaths } from '@porao/platform/paths';
import { PageSkeleton } from './common/page.skeleton.tsx';
import { paths, patterns } from './common/paths.ts';

/** The page of each path; `NAME.title` is its heading while it loads. */
const pages = {
  today: () => import(/* webpackChunkName: "today" */ './features/today/today.page.tsx'),
  requests: () => import(/* webpackChunkName: "requests" */ './features/requests/requests.page.tsx'),
  request: () => import(/* webpackChunkName: "request" */ './features/requests/record/request.page.tsx'),
  jobs: () => import(/* webpackChunkName: "jobs" */ './features/jobs/jobs.page.tsx'),
  job: () => import(/* webpackChunkName: "job" */ './features/jobs/job.page.tsx'),
  deals: () => import(/* webpackChunkName: "deals" */ './features/deals/deals.page.tsx'),
  deal: () => import(/* webpackChunkName: "deal" */ './features/deals/deal.page.tsx'),
  invoices: () => import(/* webpackChunkName: "invoices" */ './features/deals/invoices.page.tsx'),
  people: () => import(/* webpackChunkName: "people" */ './features/people/people.page.tsx'),
  person: () => import(/* webpackChunkName: "person" */ './features/people/person.page.tsx'),
  operators: () => import(/* webpackChunkName: "operators" */ './features/people/operators.page.tsx'),
  credentials: () =>
    import(/* webpackChunkName: "credentials" */ './features/credentials/credentials.page.tsx'),
  lookups: () => import(/* webpackChunkName: "lookups" */ './features/lookups/lookups.page.tsx'),
  lookup: () => import(/* webpackChunkName: "lookup" */ './features/lookups/lookup.page.tsx'),
  log: () => import(/* webpackChunkName: "log" */ './features/log/log.page.tsx'),
  outbox: () => import(/* webpackChunkName: "outbox" */ './features/log/outbox.page.tsx'),
  emails: () => import(/* webpackChunkName: "emails" */ './features/log/emails.page.tsx'),
  queues: () => import(/* webpackChunkName: "queues" */ './features/queues/queues.page.tsx'),
  settings: () => import(/* webpackChunkName: "settings" */ './features/settings/settings.page.tsx'),
};
type Name = keyof typeof pages;

const routeOf = (name: Name) => lazyRoute(pages[name], <PageSkeleton title={`${name}.title`} />);
const names = Object.keys(pages) as Name[];
type Routes = Record<Name, ReturnType<typeof routeOf>>;

export const routes = withPaths(patterns, {
  area: redirectTo(paths.today),
  ...(Object.fromEntries(names.map((name) => [name, routeOf(name)])) as Routes),
});
