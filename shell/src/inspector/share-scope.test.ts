import { afterEach, expect, it, vi } from 'vitest';
import { eventBus, sharedVersions } from './share-scope.ts';

afterEach(() => vi.unstubAllGlobals());

const on = () => () => {};
const runtimeWith = (platform: object) =>
  vi.stubGlobal('__FEDERATION__', {
    __INSTANCES__: [
      { name: 'porao_mfe_x', shareScopeMap: {} },
      {
        name: 'porao_shell',
        shareScopeMap: {
          default: {
            '@porao/platform': { '1.0.0': platform },
            react: { '19.3.1': { get: () => () => ({}) } },
          },
        },
      },
    ],
  });

it('OPS-116 reads versions and events from what the shell provides, before and after it was first used', async () => {
  runtimeWith({ lib: () => ({ on }), get: () => Promise.reject(new Error('not asked again')) });
  expect(sharedVersions()).toEqual({ '@porao/platform': '1.0.0', react: '19.3.1' });
  expect(await eventBus()).toBe(on);
  runtimeWith({ lib: null, get: async () => () => ({ on }) });
  expect(await eventBus()).toBe(on);
});

it('knows nothing before the shell has started', async () => {
  expect(sharedVersions()).toEqual({});
  expect(await eventBus()).toBeUndefined();
});
