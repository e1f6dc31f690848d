import { boardParams, listsParam } from '@porao/contracts/board-filters';
import * as site from '@porao/contracts/paths';
import { type Pages, pagesOf, redirect } from '@porao/platform/paths';

const page = pagesOf('public', 'anyone');

/** Every page of this remote: path, file below `features`, titles, and what the gateway and the shell read for it. */
export const routes = {
  landing: page(site.home, 'landing/landing', 'The right tutor, close to home', 'বাসার কাছেই মনের মতো টিউটর'),
  jobBoard: page(site.jobBoard, 'job-board/job-board', 'Job Board', 'টিউশন বোর্ড', { query: [...boardParams, listsParam, 'view', 'cell', 'page'], withoutContent: 'Its list is asked for by POST.' }),
  jobDetails: page(site.jobDetails, 'job-details/job-details', 'Job Details', 'টিউশনের বিবরণ', { query: ['view'] }),
  shop: page('/porao-shop', 'shop/shop', 'Shop', 'শপ'),
  oldShop: redirect(site.shop, 'shop'),
  support: page(site.support, 'support/support', 'Support', 'সাপোর্ট'),
  thanks: page('/crm/thanks', 'crm/thanks', 'Thank You', 'ধন্যবাদ', { query: ['title', 'subtitleA', 'subtitleB'] }),
  lead: page(site.lead, 'crm/crm', 'Tell us what you need', 'কী দরকার জানান', { query: ['id'] }),
  alerts: page(site.guestAlerts, 'guest-alerts/guest-alerts', 'Job alerts', 'টিউশনের খবর', { withoutContent: 'It needs the code of a guest.' }),
  terms: page(site.terms, 'legal/terms', 'Terms & Conditions', 'শর্তাবলি'),
  privacy: page(site.privacy, 'legal/privacy', 'Privacy Policy', 'গোপনীয়তা নীতি'),
};

/** Written by the build (`shared/build/src/route-table.ts`). */
export declare const pages: Pages<typeof routes>;
