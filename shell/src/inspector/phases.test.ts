import { expect, it } from 'vitest';
import { phasesOf } from './phases.ts';

const app = { base: '/releases/mfe-x/0123456789ab/', entry: 'remoteEntry.js' };
const file = (path: string, startTime: number, responseEnd: number) => ({
  name: `${location.origin}/releases/${path}`,
  startTime,
  responseEnd,
});

it('OPS-116 tells when the files of an app came, each kind from its first file to its last', () => {
  const resources = [
    file('mfe-x/0123456789ab/remoteEntry.js', 10, 30),
    file('mfe-x/0123456789ab/remote.12345678.js', 32, 50),
    // A preload, and the use of it.
    file('mfe-x/0123456789ab/async/home.12345678.js', 12, 40),
    file('mfe-x/0123456789ab/async/home.12345678.js', 51, 52),
    file('mfe-x/0123456789ab/async/home.12345678.css', 12, 41),
    file('mfe-x/0123456789ab/async/locale-bn.12345678.js', 33, 45),
    file('mfe-x/0123456789ab/picture.webp', 60, 90),
    file('mfe-x/ffffffffffff/remoteEntry.js', 1, 99),
    file('mfe-y/0123456789ab/remoteEntry.js', 1, 99),
  ];
  expect(phasesOf(app, resources, { from: 50, to: 70 })).toEqual([
    { name: 'entry', from: 10, to: 30 },
    { name: 'code', from: 12, to: 52 },
    { name: 'styles', from: 12, to: 41 },
    { name: 'texts', from: 33, to: 45 },
    { name: 'mounted', from: 50, to: 70 },
  ]);
});

it('takes files of another origin, and shows nothing of an app that was not loaded', () => {
  const base = 'https://assets.example/releases/mfe-x/0123456789ab/';
  const resources = [{ name: `${base}remoteEntry.js`, startTime: 1, responseEnd: 2 }];
  expect(phasesOf({ ...app, base }, resources)).toEqual([{ name: 'entry', from: 1, to: 2 }]);
  expect(phasesOf(app, resources)).toEqual([]);
});
