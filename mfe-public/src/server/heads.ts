import type { PageHead } from '@porao/contracts';
import { language } from '@porao/platform';
import type { PageRequest } from '@porao/platform/server';
import { paths } from '../common/paths.ts';
import { crmTexts, leadOf } from '../features/crm/crm.text.ts';
import { leadFormUrl } from '../features/crm/lead-form-url.ts';
import { s } from './seo.text.ts';

interface Words {
  title: string;
  description: string;
  /** In the picture, when the title is too long for it. */
  card?: string;
  listed?: boolean;
}

export function headOf(canonical: string, { card, listed = true, ...words }: Words): PageHead {
  return {
    ...words,
    canonical,
    listed,
    card: { kicker: s('site'), title: card ?? words.title, facts: [], price: null },
    linkedData: [],
  };
}

/** The organization behind the site, for its first page. */
export function siteData(origin: string): Record<string, unknown>[] {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: s('site'),
    url: `${origin}/`,
  };
  return [
    { '@context': 'https://schema.org', ...organization, logo: `${origin}/icon-512.png` },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: s('site'),
      url: `${origin}/`,
      publisher: { '@id': organization['@id'] },
    },
  ];
}

/** The way to a tutor is always listed; another lead form is while its provider is configured. */
export function leadHead({ params, origin }: Pick<PageRequest, 'params' | 'origin'>): PageHead {
  const lead = leadOf(params['title']);
  const { title, text } = crmTexts[language].lead[lead];
  const listed = lead === 'hire-tutor' || leadFormUrl(lead, null, origin) !== null;
  return headOf(paths.lead(lead === 'general' ? {} : { title: lead }), { title, description: text, listed });
}

/** In its own words, whatever the address says; never listed. */
export function thanksHead(): PageHead {
  const { title, subtitleA } = crmTexts[language].thanks;
  return headOf(paths.thanks, { title, description: subtitleA, listed: false });
}
