import type { PageHead } from '@porao/contracts';
import { escapeHtml, inlineJson } from '../template.ts';
import { addressOf, type Language, languages } from './addresses.ts';

export const siteName: Record<Language, string> = { en: 'Porao', bn: 'পড়াও' };
const locales: Record<Language, string> = { en: 'en_GB', bn: 'bn_BD' };

export const pictureSize = { width: 1200, height: 630 } as const;

/** Where the share picture of a page stands. */
export const picturePath = (canonical: string, language: Language): string => {
  const path = canonical.split('?')[0] ?? canonical;
  return `/share/${language}${path === '/' ? '/index' : path}.png`;
};

export const fullTitle = (head: PageHead, language: Language): string =>
  `${head.title} · ${siteName[language]}`;

/** The tags of a page's head for search engines and link previews. */
export function headTags(
  head: PageHead,
  { language, origin, nonce }: { language: Language; origin: string; nonce: string },
): string {
  const url = addressOf(origin, head.canonical, language);
  const title = fullTitle(head, language);
  const picture = origin + picturePath(head.canonical, language);
  const other = language === 'en' ? 'bn' : 'en';
  const listed = [
    link('canonical', url),
    ...languages.map((code) => alternate(code, addressOf(origin, head.canonical, code))),
    alternate('x-default', addressOf(origin, head.canonical, 'en')),
  ];
  const tags = [
    ...(head.listed ? listed : ['<meta name="robots" content="noindex">']),
    property('og:type', 'website'),
    property('og:site_name', siteName[language]),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:locale', locales[language]),
    property('og:locale:alternate', locales[other]),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(pictureSize.width)),
    property('og:image:height', String(pictureSize.height)),
    property(
      'og:image:alt',
      [head.card.title, ...head.card.facts, head.card.price].filter(Boolean).join(' · '),
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...head.linkedData.map(
      (data) => `<script type="application/ld+json" nonce="${nonce}">${inlineJson(data)}</script>`,
    ),
  ];
  return tags.join('');
}

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}">`;
const alternate = (code: string, href: string) =>
  `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
