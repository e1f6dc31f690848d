import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('calls its subscribers when the value changes, until they leave', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect(listener).toHaveBeenCalledOnce();
  expect(store.current()).toBe(2);
  leave();
  store.set(3);
  expect(listener).toHaveBeenCalledOnce();
});
