import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { repoRoot } from '../../deploy/registry/data-dir.ts';

/** Names the package of a source, or the folder of ours. */
function ownerOf(source = ''): string {
  const parts = source.split('/node_modules/').at(-1) ?? '';
  if (source.includes('/node_modules/'))
    return parts
      .split('/')
      .slice(0, parts.startsWith('@') ? 2 : 1)
      .join('/');
  const own = /shared\/[^/]+/.exec(source)?.[0];
  return own ?? (source.includes('/src/') ? 'shell' : 'the bundler');
}

function textsOf(code: string, map: SourceMap): Map<string, string> {
  const texts = new Map<string, string>();
  code.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(row, column);
      const owner = ownerOf('originalSource' in entry ? entry.originalSource : '');
      texts.set(owner, (texts.get(owner) ?? '') + line[column]);
    }
  });
  return texts;
}

/** Prints which package has how much of the shell's first scripts, from its last build. Each is compressed by itself, so
 * the sum is more than the whole. */
export function modulesBench(): void {
  const folder = join(repoRoot, 'shell/dist');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js.map'));
  const texts = new Map<string, string>();
  let whole = 0;
  for (const name of names) {
    const code = readFileSync(join(folder, name.slice(0, -4)), 'utf8');
    whole += brotliCompressSync(code).length;
    const map = new SourceMap(JSON.parse(readFileSync(join(folder, name), 'utf8')) as SourceMapPayload);
    for (const [owner, text] of textsOf(code, map)) texts.set(owner, (texts.get(owner) ?? '') + text);
  }
  const rows = [...texts].map(([owner, text]) => [owner, brotliCompressSync(text).length] as const);
  for (const [owner, size] of [['all', whole] as const, ...rows.toSorted(([, a], [, b]) => b - a)])
    console.log(`${(size / 1000).toFixed(1).padStart(6)} kB  ${owner}`);
}
