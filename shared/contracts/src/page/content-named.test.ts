import { expect, it } from 'vitest';
import { contentHash, isContentNamed } from './content-named.ts';

const hash = '0123456789abcdef';

it.each([`page.${hash}.js`, `static/font/figtree-latin.${hash}.woff2`, `workers/cv.${hash}.js`])(
  'OQ-376 %s has the hash of its content in its name',
  (path) => {
    expect(contentHash(path)).toBe(hash);
    expect(isContentNamed(path)).toBe(true);
  },
);

it.each(['sw.js', 'index.html', 'build-info.json', 'page.01234567.js', `page.${hash}.js.map`, `${hash}.js`])(
  'OQ-376 %s does not, and is addressed by its release',
  (path) => {
    expect(isContentNamed(path)).toBe(false);
  },
);
