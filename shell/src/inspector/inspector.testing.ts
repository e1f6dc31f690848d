import type { InspectedApp } from '@porao/contracts';

/** An app as the gateway describes it, with made-up values. */
export const inspectedApp = (values: Partial<InspectedApp> = {}): InspectedApp => ({
  name: 'mfe-x',
  release: '0123456789ab',
  base: '/releases/mfe-x/0123456789ab/',
  entry: 'remoteEntry.js',
  why: 'live',
  paths: [],
  uses: {},
  singletons: {},
  events: [],
  ...values,
});
