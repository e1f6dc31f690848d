import type { Translation } from '@porao/platform';
import common from './common.bn.ts';
import credentials from './credentials.bn.ts';
import deals from './deals.bn.ts';
import type en from './en.ts';
import jobs from './jobs.bn.ts';
import log from './log.bn.ts';
import lookups from './lookups.bn.ts';
import people from './people.bn.ts';
import requests from './requests.bn.ts';
import today from './today.bn.ts';

export default {
  ...common,
  ...credentials,
  ...deals,
  ...jobs,
  ...log,
  ...lookups,
  ...people,
  ...requests,
  ...today,
} satisfies Translation<typeof en>;
