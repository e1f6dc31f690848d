import type { PageHead } from '@porao/contracts';
import { language } from '@porao/platform';
import type { PageRequest } from '@porao/platform/server';
import { paths } from '../common/paths.ts';
import { crmTexts, leadOf } from '../features/crm/crm.text.ts';
import { leadFormUrl } from '../features/crm/lead-form-url.ts';
import { headOf } from './heads.ts';

/** A lead form is listed while its provider is configured: without, there is nothing to be found at it. */
export function leadHead({ params, origin }: Pick<PageRequest, 'params' | 'origin'>): PageHead {
  const lead = leadOf(params['title']);
  const { title, text } = crmTexts[language].lead[lead];
  return {
    ...headOf(paths.lead(lead === 'general' ? {} : { title: lead }), { title, description: text }),
    listed: leadFormUrl(lead, null, origin) !== null,
  };
}

/** In its own words, whatever the address says; never listed. */
export function thanksHead(): PageHead {
  const { title, subtitleA } = crmTexts[language].thanks;
  return { ...headOf(paths.thanks, { title, description: subtitleA }), listed: false };
}
