import { inlineJson, type Markup, markup } from '../markup.ts';
import { addressOfFile, type LiveApp } from '../site/site.ts';
import type { Visitor } from '../site/visitor.ts';
import { pageScripts } from './scripts.generated.ts';

const kinds = { '.js': 'script', '.css': 'style', '.woff2': 'font' } as const;

export interface PageFile {
  readonly app: string;
  readonly release: string;
  /** Path below the release. */
  readonly file: string;
  readonly href: string;
  readonly kind: (typeof kinds)[keyof typeof kinds];
  /** Unknown for files of development servers. */
  readonly integrity: string | undefined;
  readonly isLowPriority: boolean;
}

export function pageFiles(app: LiveApp, files: readonly string[], isLowPriority = false): PageFile[] {
  const { release } = app;
  return [...new Set(files)].flatMap((file) => {
    const kind = kinds[file.slice(file.lastIndexOf('.')) as keyof typeof kinds] as
      | PageFile['kind']
      | undefined;
    if (kind === undefined) return [];
    const integrity = release.integrity[file];
    const href = addressOfFile(app, file);
    return [{ app: release.name, release: release.id, file, href, kind, integrity, isLowPriority }];
  });
}

/** Has the browser fetch a file at once. */
export function preloadTag({ kind, href, integrity, isLowPriority }: PageFile): Markup | '' {
  if (kind === 'font')
    return markup`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`;
  if (integrity === undefined) return '';
  const priority = isLowPriority ? markup` fetchpriority="low"` : '';
  return markup`<link rel="preload" as="${kind}"${priority} href="${href}" integrity="${integrity}" crossorigin="anonymous">`;
}

export function styleTag({ href, integrity }: PageFile): Markup {
  const check = integrity === undefined ? '' : markup` integrity="${integrity}" crossorigin="anonymous"`;
  return markup`<link href="${href}" rel="stylesheet"${check}>`;
}

/** The text of a script of the page (shell/src/page-scripts) with what it is given written into it. */
export const pageScript = (name: keyof typeof pageScripts, given?: unknown): string =>
  pageScripts[name].replace('PAGE_GIVEN', () => String(inlineJson(given)));

/** Addresses of the scripts among these files in their order, each with its integrity if that is known. */
export const scriptsOf = (files: readonly PageFile[]): string[][] =>
  files.flatMap(({ kind, href, integrity }) =>
    kind === 'script' ? [integrity === undefined ? [href] : [href, integrity]] : [],
  );

/** Lists the shell's files that every page needs, in the order of use. */
export function filesFirst({ release }: LiveApp, language: Visitor['language']): string[] {
  const named = [`font-${language}`, `locale-${language}`].flatMap((name) => release.chunks[name] ?? []);
  return [...release.initial, ...named];
}

/** Lists the files that these chunks of the remote need, in the order of use. */
export function filesOf({ release }: LiveApp, chunks: readonly string[], locale: string): string[] {
  const named = [locale, ...chunks].flatMap((chunk) => release.chunks[chunk] ?? []);
  return [release.entry, ...release.initial, ...named];
}

/** The shell's chunks that hold the shared packages which these chunks of the remote take on demand. */
export function tiersOf(shell: LiveApp, { release }: LiveApp, chunks: readonly string[]): string[] {
  const needs = ['remote', ...chunks].flatMap((chunk) => release.needs[chunk] ?? []);
  return needs.flatMap((name) => shell.release.chunks[`tier-${name.split('/').at(-1)}`] ?? []);
}
