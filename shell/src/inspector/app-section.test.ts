import { expect, it } from 'vitest';
import { appSection } from './app-section.ts';
import { inspectedApp } from './inspector.testing.ts';

const app = inspectedApp({
  why: 'canary',
  published_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  uses: { '@porao/ui': ['Button', 'Card'], react: ['useState'] },
  singletons: { react: '19.3.1' },
});
const facts = {
  phases: [{ name: 'entry', from: 10.4, to: 31.2 }] as const,
  pattern: '/board/:id',
  versions: { react: '19.3.2' },
};

it('OPS-116 shows release, reason, age, pattern, times, shared versions and names taken', () => {
  const { section, update } = appSection(app);
  update(facts);
  const text = section.textContent;
  expect(text).toContain('mfe-x 0123456789ab canary');
  expect(text).toContain('Published 3 days ago');
  expect(text).toContain('This page: /board/:id');
  expect(text).toContain('react 19.3.2, built with 19.3.1');
  expect(text).toContain('3 names of shared packages');
  expect(text).toContain('@porao/ui: Button, Card');
  const cells = [...section.querySelectorAll('tbody > tr > *')].map((cell) => cell.textContent);
  expect(cells).toEqual(['Entry', '10 ms', '21 ms']);
});

it('SHL-190 shows the slots of an app and those that it fills', () => {
  const { section, update } = appSection({ ...app, slots: ['a.cards@1', 'a.tabs@2'], fills: ['b.cards@1'] });
  update(facts);
  expect(section.textContent).toContain('Slots: a.cards@1, a.tabs@2');
  expect(section.textContent).toContain('Fills: b.cards@1');
});

it('an update leaves open what somebody opened', () => {
  const { section, update } = appSection(app);
  update(facts);
  const names = section.querySelector('details');
  names?.setAttribute('open', '');
  update({ ...facts, pattern: undefined });
  expect(section.querySelector('details')).toBe(names);
  expect(names?.open).toBe(true);
  expect(section.textContent).not.toContain('This page');
});

it('says that a build was not published', () => {
  const { section, update } = appSection(inspectedApp({ release: '000000000000', why: 'override' }));
  update({ ...facts, phases: [] });
  expect(section.textContent).toContain('this browser only');
  expect(section.textContent).toContain('A build that was not published');
});
