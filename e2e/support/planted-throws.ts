import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { type CommandResult, smokedRelease } from './releases.ts';
import type { TestSite } from './site.ts';
import { expect } from './test.ts';
import { buildVariant, type Edit } from './variants.ts';

export const sample = 'shared/build/template';
const boom = "throw new Error('planted');";
export const [remote, page] = ['src/remote.tsx', 'src/features/home/home.page.tsx'];

export const start = (file: string, code: string): Edit => ({
  file,
  from: 'export default',
  to: `${code}\nexport default`,
});
const end = (file: string, last: string, code: string): Edit => ({
  file,
  from: last,
  to: `${last}\n${code}`,
});
/** Within the component of the page. */
export const inPage = (code: string): Edit => ({ file: page, from: '  return (', to: `${code}\n  return (` });
export const imports = (names: string, from: string): Edit => ({
  file: page,
  from: "import type { ReactNode } from 'react';",
  to: `import { ${names} } from '${from}';\nimport type { ReactNode } from 'react';`,
});
export const effect = (code: string): Edit[] => [
  inPage(`useEffect(() => {\n${code}\n}, []);`),
  imports('useEffect', 'react'),
];
/** Another route with the same page. */
const secondRoute = (path: string): Edit => ({
  file: 'src/routes.ts',
  from: 'export const routes = {',
  to: `export const routes = {\n  other: page('${path}', 'home/home', 'Other', 'অন্য'),`,
});

/** Where a remote throws, and the edits of the template that make it so; the first one has the throw. */
export const plantedThrows = {
  'at import of the remote': [start(remote, boom)],
  'after export default of the remote': [end(remote, "'./locales/bn.ts'),\n});", boom)],
  'at import of a page': [start(page, boom)],
  'after export default of a page': [end(page, '    </PageContainer>\n  );\n}', boom)],
  'at import of a module of several pages': [
    { file: 'src/common/messages.ts', from: 'export const', to: `${boom}\nexport const` },
  ],
  'while the routes are made': [
    { file: 'src/routes.ts', from: '/** Every page', to: `${boom}\n/** Every page` },
  ],
  'in the texts of a language': [start('src/locales/bn.ts', boom)],
  'in a component': [inPage(boom)],
  'in an effect': effect(boom),
  'in an effect that leaves': [
    inPage(
      `const [isFirst, setFirst] = useState(true);\nuseEffect(() => {\nsetFirst(false);\nreturn () => {\n${boom}\n};\n}, [isFirst]);`,
    ),
    imports('useEffect, useState', 'react'),
  ],
  'in a promise of an effect': effect(`void (async () => {\nawait null;\n${boom}\n})();`),
  'in a promise at import': [start(remote, `void (async () => {\nawait null;\n${boom}\n})();`)],
  'in an event listener at start': [
    start(
      remote,
      `addEventListener('sample', () => {
${boom}
});
dispatchEvent(new Event('sample'));`,
    ),
  ],
  'in a timer': effect(`setTimeout(() => {\n${boom}\n}, 300);`),
  'in a timer of 1.5 s': effect(`setTimeout(() => {\n${boom}\n}, 1500);`),
  'something that is no error': effect("setTimeout(() => {\nthrow 'planted';\n}, 0);"),
  'only on one route': [
    inPage(`if (useLocation().pathname === '/sample/other')\n${boom}`),
    imports('useLocation', '@porao/platform'),
    secondRoute('/sample/other'),
  ],
  'only with an optional parameter': [
    inPage(`if (useParams()['id'])\n${boom}`),
    imports('useParams', '@porao/platform'),
    secondRoute('/sample/item/:id?'),
  ],
  'only in dark mode': [inPage(`if (matchMedia('(prefers-color-scheme: dark)').matches)\n${boom}`)],
  'only at 360 px': [inPage(`if (window.innerWidth <= 360)\n${boom}`)],
} as const satisfies Record<string, readonly Edit[]>;

/** The release is refused, with the file and the line of the throw. */
export async function expectRefused(
  site: TestSite,
  where: keyof typeof plantedThrows,
): Promise<CommandResult> {
  const edits: readonly Edit[] = plantedThrows[where];
  const dist = await buildVariant(sample, edits);
  const refused = await smokedRelease(site, 'publish', 'mfe-sample', '--dist', dist, '--activate');
  const [file, line] = placeOf(edits);
  expect(refused.stderr, where).toMatch(/SMOKE_FAILED.*mfe-sample [0-9a-f]{12}/);
  expect(refused.stderr, where).toContain('planted');
  expect(refused.stderr, where).toContain(`mfe-sample/${file}:${line}:`);
  expect(refused.code).toBe(1);
  return refused;
}

function placeOf([first, ...others]: readonly Edit[]): [file: string, line: number] {
  if (!first) throw new Error('There is no edit.');
  const source = readFileSync(join(repoRoot, sample, first.file), 'utf8');
  const edited = [first, ...others.filter(({ file }) => file === first.file)].reduce(
    (text, { from, to }) => text.replaceAll(from, to),
    source,
  );
  return [first.file, edited.split('\n').findIndex((line) => line.includes('planted')) + 1];
}
