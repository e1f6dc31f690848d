import type { PageHead, ServerPage, ServerRequest, SignedInPage, SignedInPlace } from '@porao/contracts';
import { serverStateId, serverViewAddress, serverViewId, serverViewOwner } from '@porao/contracts/page';
import { escapeHtml, inlineJson, type Markup, markup, raw } from '../markup.ts';
import type { RenderedContent } from '../render/render.protocol.ts';
import { pictureSize } from '../share/size.ts';
import { addressOf, type Language, languages } from '../site/addresses.ts';
import type { Route } from '../site/page-routes.ts';
import { type InlineElements, siteDescription } from '../site/template.ts';
import { type PageFile, pageScript, scriptsOf } from './page-files.ts';

export interface PageContent {
  readonly status: ServerPage['status'];
  /** Chunks that this address shows beside its page's own. */
  readonly chunks?: readonly string[];
  /** Undefined for a page of one person. */
  readonly head?: PageHead;
  /** For the page of the live shell. Once the content is painted, the page runs the scripts among `starts` and fetches
   * those of `later`. */
  slots(
    inline: InlineElements,
    starts: readonly PageFile[],
    later: readonly PageFile[],
  ): Record<'title' | 'description' | 'headEnd' | 'content', string>;
}

/** The content that a release rendered for guests: shown until the scripts have rendered the same. */
export function guestContent(
  rendered: RenderedContent,
  { language, origin, path, search }: ServerRequest,
  query: readonly string[],
): PageContent {
  const { status, head, chunks } = rendered.page;
  const tags = headTags(head, { language, origin });
  const texts = { title: fullTitle(head, language), description: head.description, tags };
  const place = { at: path + search, query, owner: '' } as const;
  return { status, head, chunks, slots: slotsOf(rendered, texts, place) };
}

export function personContent(
  rendered: RenderedContent<SignedInPage>,
  { language, path, search }: SignedInPlace,
  { title }: Pick<Route, 'title'>,
  account: string,
): PageContent {
  const whole = fullTitle({ title: title[language] }, language);
  const texts = { title: whole, description: siteDescription, tags: '' } as const;
  const owner = markup` ${raw(serverViewOwner)}="${account}"`;
  const query = [...new URLSearchParams(search).keys()];
  const place = { at: path + search, query, owner };
  return { status: 200, slots: slotsOf(rendered, texts, place) };
}

interface Texts extends Pick<PageHead, 'title' | 'description'> {
  readonly tags: Markup | '';
}

interface Place {
  /** Path and those parameters that the page reads. */
  readonly at: string;
  readonly query: readonly string[];
  /** Attribute of the account whose view it is. */
  readonly owner: Markup | '';
}

const slotsOf =
  (
    { page, styles }: RenderedContent<SignedInPage>,
    { title, description, tags }: Texts,
    { at, query, owner }: Place,
  ): PageContent['slots'] =>
  (inline, starts, later) => ({
    title: escapeHtml(title),
    description: escapeHtml(description),
    headEnd: `${tags}${styles && inline.style(styles)}`,
    content: [
      inline.script(pageScript('keep-presses')),
      markup`<div id="${serverViewId}" ${raw(serverViewAddress)}="${at}"${owner}>${raw(page.html)}</div>`,
      inline.script(pageScript('own-address', query)),
      markup`<script type="application/json" id="${serverStateId}">${inlineJson(page.state)}</script>`,
      inline.script(pageScript('start-painted', { run: scriptsOf(starts), fetch: scriptsOf(later) })),
    ].join(''),
  });

const siteName: Record<Language, string> = { en: 'Porao', bn: 'পড়াও' };
const locales: Record<Language, string> = { en: 'en_GB', bn: 'bn_BD' };

const picturePath = (canonical: string, language: Language): string => {
  const path = canonical.split('?')[0] ?? canonical;
  return `/share/${language}${path === '/' ? '/index' : path}.png`;
};

const fullTitle = ({ title }: Pick<PageHead, 'title'>, language: Language): string =>
  `${title} · ${siteName[language]}`;

function headTags(head: PageHead, { language, origin }: { language: Language; origin: string }): Markup {
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
