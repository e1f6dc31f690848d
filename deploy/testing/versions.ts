import { createHash } from 'node:crypto';

const hashOf = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');

const lines = Array.from(
  { length: 100 },
  (_, line) => `export const v${line} = '${hashOf('md5', `${line}`)}';`,
);

/** A script of 5 kB that differs from its other versions in one line. */
export const scriptText = (version: string): string =>
  [...lines, `export const own = '${version}';`].join('\n');

/** Its path in a release, named after its content. */
export const contentNamed = (stem: string, text: string, ending = 'js'): string =>
  `${stem}.${hashOf('sha384', text).slice(0, 16)}.${ending}`;
