import common from './common.en.ts';
import credentials from './credentials.en.ts';
import deals from './deals.en.ts';
import jobs from './jobs.en.ts';
import log from './log.en.ts';
import lookups from './lookups.en.ts';
import people from './people.en.ts';
import requests from './requests.en.ts';
import today from './today.en.ts';

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
} as const;
