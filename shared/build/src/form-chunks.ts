import type { Rspack } from '@rsbuild/core';

/** Sources of our packages; in a repository of its own they are in node_modules/@porao. */
const sourceOf = (paths: string): RegExp =>
  new RegExp(`[\\\\/](?:shared|@porao)[\\\\/](?:features|contracts)[\\\\/]src[\\\\/](?:${paths})\\.tsx?$`);

/** Forms of a remote come one by one: what several of them contain is a file beside them, which comes at the same time
 * and once. Pages keep their code in one file, which compresses better than two. */
const groups = {
  /** Whatever contains one of these contains them all, in this group and in the next one. */
  forms: {
    enforce: true,
    test: sourceOf('write/(?:ruled-form|draft|rule-text|choices)|message'),
    name: 'forms',
    minChunks: 3,
  },
  fields: { enforce: true, test: sourceOf('fields|common|endpoint'), name: 'fields', minChunks: 3 },
  /** In bytes of source; a smaller file is not worth a request. */
  parts: {
    test: sourceOf('(?:modules|locales|otp|photo|problem|settings)/.+|person-fields|text'),
    minChunks: 2,
    minSize: 8_000,
  },
} as const;

/** Takes the names of the chunks that hold a page. */
export const formChunks =
  (pages: ReadonlySet<string>) =>
  (config: Rspack.Configuration): void => {
    const chunks = (chunk: Rspack.Chunk) => !chunk.canBeInitial() && !pages.has(chunk.name ?? '');
    const own = Object.entries(groups).map(([name, group]) => [name, { ...group, chunks }]);
    const cacheGroups = { default: false, defaultVendors: false, ...Object.fromEntries(own) } as const;
    config.optimization = { ...config.optimization, splitChunks: { cacheGroups } };
  };
