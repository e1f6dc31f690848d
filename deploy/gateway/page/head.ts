import type { PageHead } from '@porao/contracts';
import { inlineJson, type Markup, markup } from '../markup.ts';
import { pictureSize } from '../share/size.ts';
import { addressOf, type Language, languages } from '../site/addresses.ts';

const siteName: Record<Language, string> = { en: 'Porao', bn: 'পড়াও' };
const locales: Record<Language, string> = { en: 'en_GB', bn: 'bn_BD' };

const picturePath = (canonical: string, language: Language): string => {
  const path = canonical.split('?')[0] ?? canonical;
  return `/share/${language}${path === '/' ? '/index' : path}.png`;
};

export const fullTitle = ({ title }: Pick<PageHead, 'title'>, language: Language): string =>
  `${title} · ${siteName[language]}`;

export function headTags(
  head: PageHead,
  { language, origin }: { language: Language; origin: string },
): Markup {
  const { canonical, card } = head;
  const other = language === 'en' ? 'bn' : 'en';
  const listed = [
    markup`<link rel="canonical" href="${addressOf(origin, canonical, language)}">`,
    ...languages.map((code) => alternate(code, addressOf(origin, canonical, code))),
    alternate('x-default', addressOf(origin, canonical, 'en')),
  ];
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': siteName[language],
    'og:title': fullTitle(head, language),
    'og:description': head.description,
    'og:url': addressOf(origin, canonical, language),
    'og:locale': locales[language],
    'og:locale:alternate': locales[other],
    'og:image': origin + picturePath(canonical, language),
    'og:image:type': 'image/png',
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': [card.title, ...card.facts, card.price].filter(Boolean).join(' · '),
  };
  return markup`${head.listed ? listed : markup`<meta name="robots" content="noindex">`}${Object.entries(
    properties,
  ).map(
    ([name, content]) => markup`<meta property="${name}" content="${content}">`,
  )}<meta name="twitter:card" content="summary_large_image">${head.linkedData.map(
    (data) => markup`<script type="application/ld+json">${inlineJson(data)}</script>`,
  )}`;
}

const alternate = (code: string, href: string): Markup =>
  markup`<link rel="alternate" hreflang="${code}" href="${href}">`;
