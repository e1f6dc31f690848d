import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { pageHeaders } from './security-headers.ts';
import type { Site } from './site.ts';

const { page } = readConfig({ API_URL: 'http://127.0.0.1' });
const app = (form: number) => ({ release: { id: 'a1', page: form } });
const policyOf = (shell: number, remotes: number[], devApps: Record<string, string> = {}) => {
  const site = { shell: app(shell), remotes: remotes.map(app) } as unknown as Pick<Site, 'shell' | 'remotes'>;
  return pageHeaders({ scripts: [], styles: [] }, { page, devApps }, site)['content-security-policy'] ?? '';
};

it('has Trusted Types enforced where every live release is made for it', () => {
  expect(policyOf(4, [4, 4])).toContain("require-trusted-types-for 'script'; trusted-types default porao-");
  expect(policyOf(4, [4, 1])).not.toContain('trusted-types');
  expect(policyOf(3, [4])).not.toContain('trusted-types');
  expect(policyOf(4, [4], { 'mfe-tutor': 'http://localhost:3001' })).not.toContain('trusted-types');
});
