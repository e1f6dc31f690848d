import { newCallKey } from '@porao/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, tabChannel, tabStorage } from './browser.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  for (const storage of [browserStorage, tabStorage]) for (const key of storage.keys()) storage.remove(key);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const blocks: Readonly<Record<string, () => void>> = {
  'that throws when it is named': () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, name, 'get').mockImplementation(refuse);
  },
  'that is full': () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  'that is missing': () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', null);
  },
};

describe.each(Object.entries(blocks))('SHL-096 a storage %s', (_, block) => {
  it.each([browserStorage, tabStorage])('keeps texts for this document', (storage) => {
    storage.set('porao-a', 'before');
    block();
    storage.set('porao-a', '{"phone":"1"}');
    expect(storage.get('porao-a')).toBe('{"phone":"1"}');
    expect(storage.getJson('porao-a')).toEqual({ phone: '1' });
    expect(storage.keys()).toContain('porao-a');
    storage.remove('porao-a');
    expect(storage.get('porao-b')).toBeNull();
  });
});

it('SHL-096 what is no JSON is null', () => {
  tabStorage.set('porao-a', '{');
  expect(tabStorage.getJson('porao-a')).toBeNull();
});

it('SHL-096 a tab without a channel is alone', () => {
  vi.stubGlobal('BroadcastChannel', refuse);
  const tabs = tabChannel<string>('porao-x');
  tabs.hear(() => {});
  expect(() => tabs.tell('changed')).not.toThrow();
});

it('SHL-096 an id is random where the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newCallKey()).toMatch(/^[0-9a-f-]{36}$/);
  expect(newCallKey()).not.toBe(newCallKey());
});
