import { beforeEach, expect, it, vi } from 'vitest';
import { ownPrefix } from './index.ts';
import { keepOwnOf } from './own-storage.ts';

const draft = 'porao-draft:student';
const position = `${ownPrefix}live-position`;
const typed = () => [sessionStorage.getItem(draft), localStorage.getItem(position)];

function type(): void {
  sessionStorage.setItem(draft, 'a child');
  localStorage.setItem(position, 'a home');
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('what a person typed stays for a reload and another session of the same account', () => {
  keepOwnOf('7');
  type();
  keepOwnOf('7');
  expect(typed()).toEqual(['a child', 'a home']);
});

it.each([
  ['nobody', null],
  ['another person', '8'],
])('goes when %s is signed in', (_, next) => {
  keepOwnOf('7');
  type();
  keepOwnOf(next);
  expect(typed()).toEqual([null, null]);
});

it('of a guest stays for who signs in, and goes with that session', () => {
  keepOwnOf(null);
  type();
  keepOwnOf('7');
  expect(typed()).toEqual(['a child', 'a home']);
  keepOwnOf(null);
  expect(typed()).toEqual([null, null]);
});

it('leaves what is of the browser, and works without a storage', () => {
  keepOwnOf('7');
  localStorage.setItem('porao-color-mode', 'dark');
  keepOwnOf(null);
  expect(localStorage.getItem('porao-color-mode')).toBe('dark');
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepOwnOf('7')).not.toThrow();
  vi.unstubAllGlobals();
});
