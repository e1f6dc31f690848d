import { expect, it } from 'vitest';
import type { RemoteManifest } from '../remote.ts';
import { fillsOf } from './slots.ts';

const manifest = (name: string, more: Partial<RemoteManifest>): RemoteManifest => ({
  name,
  contract: 1,
  emits: [],
  listens: [],
  routes: [],
  menu: [],
  ...more,
});
const fill = (slot: string, order: number) => ({
  slot,
  order,
  label: { en: 'x', bn: 'x' },
  props: {},
  chunk: `c${order}`,
});

it('SHL-188 finds the contents of the slots of a remote in their order, as many as fit', () => {
  const host = manifest('mfe-desk', {
    slots: [
      { name: 'desk.cards@1', page: '/desk', props: {}, most: 2, height: 12 },
      { name: 'desk.cards@2', page: '/desk', props: {}, most: 1, height: 12 },
    ],
    fills: [fill('desk.cards@1', 0)],
  });
  const others = [
    manifest('mfe-b', {
      fills: [fill('desk.cards@1', 20), fill('desk.cards@1', 10), fill('other.tabs@1', 1)],
    }),
    manifest('mfe-a', { fills: [fill('desk.cards@1', 10), fill('desk.cards@2', 5)] }),
  ];
  expect(fillsOf(host, [host, ...others]).map(({ app, chunk, slot }) => `${app} ${chunk} ${slot}`)).toEqual([
    'mfe-a c10 desk.cards@1',
    'mfe-b c10 desk.cards@1',
    'mfe-a c5 desk.cards@2',
  ]);
  expect(fillsOf(manifest('mfe-c', {}), others)).toEqual([]);
});
