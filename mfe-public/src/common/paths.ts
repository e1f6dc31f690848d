import { pathsOf } from '@porao/platform/paths';
import * as site from '@porao/platform/site-paths';

/** Each page's path, once. Titles and chunks are in `manifest.ts`, components in `pages.tsx`. */
export const patterns = {
  landing: site.home,
  jobBoard: site.jobBoard,
  jobDetails: site.jobDetails,
  shop: '/porao-shop',
  oldShop: site.shop,
  support: site.support,
  thanks: '/crm/thanks',
  lead: '/crm/:title?',
  alerts: '/alerts',
  terms: site.terms,
  privacy: site.privacy,
} as const;

export const paths = pathsOf(patterns);
