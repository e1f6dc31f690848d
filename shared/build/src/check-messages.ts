import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

type Message = string | Record<string, string>;
type Catalog = Record<string, Message>;

/** Files whose texts people read, apart from tests. */
const withBengali = '{locales/*bn,*.text,*.data,manifest,menu,routes,pages,sample}.ts';

/** Faults of one pair of catalogues, as messages. `source` is all code that may use them. */
export function faultsOf(en: Catalog, bn: Catalog, source: string): string[] {
  const faults: string[] = [];
  for (const key of Object.keys(bn)) if (!(key in en)) faults.push(`"${key}" is in bn only`);
  for (const [key, english] of Object.entries(en)) {
    const bengali = bn[key];
    if (bengali === undefined) faults.push(`"${key}" has no Bengali`);
    else {
      if (textOf(bengali).includes('Porao')) faults.push(`"${key}" has Porao in bn; it is পড়াও there`);
      if (places(english) !== places(bengali)) faults.push(`"${key}" has other {places} in bn`);
      if (textOf(english) === textOf(bengali) && /[a-z]{3}/i.test(textOf(english).replace(/\{\w+\}/g, '')))
        faults.push(`"${key}" has the English text in bn; one without Latin letters may be the same`);
    }
    if (!isUsed(key, source)) faults.push(`"${key}" is used nowhere`);
  }
  return faults;
}

const inline = '(?:LinkAnchor|Anchor|a|strong|em)';
const text = String.raw`\{t\((?:[^{}]|\{[^{}]*\})*\)\}`;
/** A line break between two pieces of JSX is not a space. */
const joined = new RegExp(
  String.raw`${text}(?:\s*\n\s*)?(?=<${inline}\b|\{t\()|</${inline}>(?:\s*\n\s*)?(?=\{t\()`,
  'g',
);

/** Neighbouring texts without a space between them: "Read this.Contact us." */
export const joinsOf = (source: string): string[] =>
  [...source.matchAll(joined)].map(([piece]) => `${piece.trim()} has no space to what follows it`);

const textOf = (message: Message): string =>
  typeof message === 'string' ? message : Object.values(message).join('\n');

const places = (message: Message): string =>
  [...new Set(textOf(message).match(/\{\w+\}/g) ?? [])].sort().join();

/** Written out, or made from a template that shares its beginning or its end: t(`stage.${id}`). */
function isUsed(key: string, source: string): boolean {
  if (source.includes(`'${key}'`)) return true;
  const parts = key.split('.');
  return parts.some((_, length) => {
    if (length === 0) return false;
    const [begin, end] = [parts.slice(0, length).join('.'), parts.slice(length).join('.')];
    return source.includes(`\`${begin}.\${`) || source.includes(`}.${end}\``);
  });
}

/** The third column of the glossary's tables. */
export const avoidedWords = (glossary: string): string[] =>
  [...glossary.matchAll(/^\|[^|]*\|[^|]*\|([^|]*)\|/gm)]
    .flatMap(([, cell = '']) => cell.split(','))
    .map((word) => word.normalize().trim())
    .filter((word) => /[\u0980-\u09ff]/.test(word));

/** Lines with a word for which the glossary has another one. */
export const avoidedIn = (source: string, avoided: readonly string[]): string[] =>
  source
    .normalize()
    .split('\n')
    .flatMap((line, index) =>
      avoided
        .filter((word) => line.includes(word))
        .map((word) => `${index + 1}: docs/glossary.md has another word for "${word}"`),
    );
function sourceOf(folder: string): string {
  const paths = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (path) => !path.includes('locales/') && !path.includes('.test.'),
  );
  return paths.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
}

const filesIn = (members: readonly string[], pattern: string): string[] =>
  members.flatMap((member) =>
    globSync(`src/**/${pattern}`, { cwd: member }).map((file) => join(member, file)),
  );

/** `[--glossary docs/glossary.md] FOLDER…`, of members of the workspace or of a remote in its own repository. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { glossary: { type: 'string' } },
  });
  const members = positionals.map((folder) => resolve(folder));
  let count = 0;
  let bad = false;
  for (const file of filesIn(members, 'locales/en.ts')) {
    const folder = dirname(file);
    const load = async (language: string) =>
      ((await import(pathToFileURL(join(folder, `${language}.ts`)).href)) as { default: Catalog }).default;
    // API and gateway say the texts of the contracts too.
    const servers = ['../../../../api/src', '../../../../deploy/gateway'];
    const users = folder.endsWith('contracts/src/locales') ? ['..', ...servers] : ['..'];
    const source = users.map((user) => sourceOf(join(folder, user))).join('\n');
    const en = await load('en');
    const faults = [...faultsOf(en, await load('bn'), source), ...joinsOf(source)];
    count += Object.keys(en).length;
    for (const fault of faults) console.error(`${relative('', folder)}: ${fault}`);
    bad ||= faults.length > 0;
  }
  const avoided = values.glossary ? avoidedWords(readFileSync(values.glossary, 'utf8')) : [];
  for (const file of filesIn(members, withBengali))
    for (const fault of avoidedIn(readFileSync(file, 'utf8'), avoided)) {
      console.error(`${relative('', file)}:${fault}`);
      bad = true;
    }
  if (!bad) console.log(`${count} texts are in English and Bengali, and each is used.`);
  process.exitCode = bad ? 1 : 0;
}

if (import.meta.main) await main();
