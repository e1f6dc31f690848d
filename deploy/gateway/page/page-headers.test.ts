import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { Site } from '../site/site.ts';
import { pageHeaders } from './page-headers.ts';

const { page } = readConfig({ API_URL: 'http://127.0.0.1' });
const site = { shell: { release: { id: 'a1' } } } as Pick<Site, 'shell'>;
const policyOf = (devApps: Record<string, string>) => {
  return pageHeaders({ scripts: [], styles: [] }, { page, devApps }, site)['content-security-policy'] ?? '';
};

it('has Trusted Types enforced but for development servers', () => {
  expect(policyOf({})).toContain("require-trusted-types-for 'script'; trusted-types default porao-");
  expect(policyOf({ 'mfe-tutor': 'http://localhost:3001' })).not.toContain('trusted-types');
});
