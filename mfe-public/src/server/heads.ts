import type { PageHead } from '@porao/contracts';
import { s } from './seo.text.ts';

interface Words {
  title: string;
  description: string;
  /** In the picture, when the title is too long for it. */
  card?: string;
}

export function headOf(canonical: string, { title, description, card = title }: Words): PageHead {
  return {
    title,
    description,
    canonical,
    listed: true,
    card: { kicker: s('site'), title: card, facts: [], price: null },
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
