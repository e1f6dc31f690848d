import * as site from '@porao/contracts/paths';
import { type Pages, pagesOf, redirect } from '@porao/platform/paths';

const page = pagesOf('ops', 'operator');

/** Every page of this remote: path, file below `features`, titles, and what the gateway and the shell read for it. */
export const routes = {
  area: redirect('/ops', 'today'),
  today: page('/ops/today', 'today/today', 'Today', 'আজ', { reads: ['GET /api/ops/today'] }),
  requests: page('/ops/requests', 'requests/requests', 'Requests', 'অনুরোধ', {
    reads: ['GET /api/ops/requests', 'GET /api/city/select', 'GET /api/tutoringcategory/select'],
  }),
  phoneRequest: page('/ops/requests/new', 'requests/phone/phone-request', 'Request by phone', 'ফোনে অনুরোধ'),
  request: page(site.opsRequest, 'requests/record/request', 'Request', 'অনুরোধ'),
  jobs: page('/ops/jobs', 'jobs/jobs', 'Jobs', 'টিউশন'),
  job: page(site.opsJob, 'jobs/job', 'Job', 'টিউশন', { withoutContent: 'Its applications are asked for after the job.' }),
  deals: page('/ops/deals', 'deals/deals', 'Deals', 'চলমান টিউশন'),
  deal: page(site.opsDeal, 'deals/deal', 'Deal', 'চলমান টিউশন', { withoutContent: 'The wallets are those of a tutor whom the deal names.' }),
  cases: page('/ops/cases', 'cases/cases', 'Cases', 'অভিযোগ'),
  case: page(site.opsCase, 'cases/case', 'Case', 'অভিযোগ'),
  invoices: page('/ops/invoices', 'deals/invoices', 'Invoices', 'ইনভয়েস'),
  payments: page(site.opsPayments, 'payments/payments', 'Payments', 'পেমেন্ট'),
  statement: page('/ops/payments/statement', 'payments/statement', 'Statement', 'স্টেটমেন্ট'),
  payment: page('/ops/payments/:paymentId', 'payments/payment', 'Payment', 'পেমেন্ট'),
  people: page('/ops/people', 'people/people', 'People', 'মানুষ'),
  person: page(site.opsPerson, 'people/person', 'Person', 'ব্যক্তি', { withoutContent: 'Its cards are asked for after the person.' }),
  operators: page('/ops/operators', 'people/operators', 'Operators', 'অপারেটর'),
  patterns: page('/ops/patterns', 'patterns/patterns', 'Patterns', 'সন্দেহের লক্ষণ'),
  credentials: page('/ops/credentials', 'credentials/credentials', 'Credentials', 'সনদপত্র'),
  lookups: page('/ops/lookups', 'lookups/lookups', 'Lookups', 'তালিকা'),
  lookup: page('/ops/lookups/:list', 'lookups/lookup', 'Lookup', 'তালিকা'),
  seasons: page('/ops/seasons', 'seasons/seasons', 'Ramadan and Eid', 'রমজান ও ঈদ'),
  log: page('/ops/log', 'log/log', 'Log', 'কাজের রেকর্ড'),
  replies: page(site.opsReplies, 'log/replies', 'SMS replies', 'এসএমএসের উত্তর'),
  outbox: page('/ops/outbox', 'log/outbox', 'SMS outbox', 'পাঠানো এসএমএস'),
  emails: page('/ops/emails', 'log/emails', 'E-mail outbox', 'পাঠানো ই-মেইল'),
  queues: page('/ops/queues', 'queues/queues', 'Background work', 'নেপথ্যের কাজ'),
  report: page('/ops/report', 'report/report', 'Report', 'প্রতিবেদন'),
  ledger: page('/ops/ledger', 'ledger/ledger', 'Ledger', 'খতিয়ান'),
  ledgerDifferences: page('/ops/ledger/differences', 'ledger/ledger-differences', 'Differences', 'অমিল'),
  ledgerAccount: page('/ops/ledger/:account', 'ledger/ledger-account', 'Account', 'হিসাব'),
  settings: page(site.opsSettings, 'settings/settings', 'Settings', 'সেটিংস'),
};

/** Written by the build (`shared/build/src/route-table.ts`). */
export declare const pages: Pages<typeof routes>;
