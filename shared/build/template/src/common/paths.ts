import { pathsOf } from '@porao/platform/paths';

/** Each page's path, once. Titles and chunks are in `manifest.ts`, components in `pages.tsx`. */
export const patterns = {
  home: '/sample',
} as const;

export const paths = pathsOf(patterns);
