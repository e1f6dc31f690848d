import type { Rspack } from '@rsbuild/core';

/** Sources of our packages; in a repository of its own they are in node_modules/@porao. */
const sourceOf = (paths: string): RegExp =>
  new RegExp(`[\\\\/](?:shared|@porao)[\\\\/](?:features|contracts)[\\\\/]src[\\\\/](?:${paths})\\.tsx?$`);

const common = { chunks: 'async', enforce: true } as const;

/** Forms of a remote come one by one: what several of them contain is a file beside them, which comes at the same time
 * and once. Code of first views is not split: two files compress worse than one. */
const cacheGroups = {
  default: false,
  defaultVendors: false,
  /** Whatever contains one of these contains them all, in this group and in the next one. */
  forms: {
    ...common,
    test: sourceOf('write/(?:ruled-form|draft|rule-text|choices)|message'),
    name: 'forms',
    minChunks: 3,
  },
  fields: { ...common, test: sourceOf('fields|common|endpoint'), name: 'fields', minChunks: 3 },
  /** In bytes of source; a smaller file is not worth a request. */
  parts: {
    ...common,
    test: sourceOf('(?:modules|locales|otp|photo|problem|settings)/.+|person-fields|text'),
    enforce: false,
    minChunks: 2,
    minSize: 8_000,
  },
} as const;

export const withFormChunks = (config: Rspack.Configuration): void => {
  config.optimization = { ...config.optimization, splitChunks: { cacheGroups } };
};
