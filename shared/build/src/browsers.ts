/** The oldest browsers that the site is built for (docs/browsers.md): Chromium two years back, the ESR of Firefox before the
 * current one, Safari 16.4. Older ones get the page without scripts. */
export const browsers = [
  'chrome >= 130',
  'edge >= 130',
  'firefox >= 140',
  'safari >= 16.4',
  'ios >= 16.4',
] as const;
