import { describe, expect, it } from 'vitest';
import { missingEngines } from './engines.ts';
import { type Check, MissingPieceError, runChecks, summaryOf } from './run-checks.ts';

const check = (name: string, run: Check['run'], after?: string): Check => ({
  name,
  what: name,
  run,
  ...(after ? { after } : {}),
});

function runAll(checks: readonly Check[], signal = new AbortController().signal) {
  const lines: string[] = [];
  const outcomes = runChecks(checks, { signal, say: (line) => lines.push(line), verbose: false });
  return outcomes.then((all) => ({ outcomes: all, lines, summary: summaryOf(all) }));
}

describe('the checks of npm test', () => {
  const recorded = () => {
    const order: string[] = [];
    const note = (name: string, turns: number, after?: string) =>
      check(
        name,
        async () => {
          order.push(`${name} begins`);
          for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
          order.push(`${name} ends`);
          return { passed: 1, failed: 0 };
        },
        after,
      );
    return { order, note };
  };

  it('run three at a time in their order', async () => {
    const { order, note } = recorded();
    const { summary } = await runAll([
      note('long', 20),
      note('longer', 30),
      note('short', 2),
      note('last', 2),
    ]);
    expect(order).toEqual([
      'long begins',
      'longer begins',
      'short begins',
      'short ends',
      'last begins',
      'last ends',
      'long ends',
      'longer ends',
    ]);
    expect(summary.split('\n').at(-1)).toBe('4 passed, 0 failed');
  });

  it('go past one that waits for another, and begin it as soon as that has ended', async () => {
    const { order, note } = recorded();
    await runAll([
      note('build', 5),
      note('browser', 2, 'build'),
      note('lint', 20),
      note('types', 20),
      note('unit', 2),
    ]);
    expect(order.filter((line) => line.endsWith('begins'))).toEqual([
      'build begins',
      'lint begins',
      'types begins',
      'browser begins',
      'unit begins',
    ]);
    expect(order.indexOf('browser begins')).toBe(order.indexOf('build ends') + 1);
  });

  it('say what a failing check printed, and nothing of a passing one', async () => {
    const { lines } = await runAll([
      check('good', async ({ print }) => {
        print('quiet');
        return { passed: 3, failed: 0 };
      }),
      check('bad', async ({ print }) => {
        print('the reason');
        return { passed: 1, failed: 2 };
      }),
    ]);
    expect(lines.join('\n')).toContain('the reason');
    expect(lines.join('\n')).not.toContain('quiet');
  });

  it('go on when a piece is missing, and name at the end what was not run', async () => {
    const { summary, outcomes } = await runAll([
      check('browser', () => Promise.reject(new MissingPieceError('There is no Chromium.'))),
      check('unit', async () => ({ passed: 5, failed: 0 })),
    ]);
    expect(outcomes).toHaveLength(2);
    expect(summary.split('\n').slice(-2)).toEqual([
      'Not run: browser: There is no Chromium.',
      '5 passed, 1 failed',
    ]);
  });

  it('OPS-250 say at the end what this machine cannot show, which is no failure', async () => {
    const notes = missingEngines({ firefox: '/usr/bin/firefox-esr' });
    const { summary } = await runAll([check('e2e', async () => ({ passed: 5, failed: 0, notes }))]);
    expect(summary.split('\n').slice(-2)).toEqual([
      'Not tried: journeys in WebKitGTK, which this machine lacks (Debian: webkit2gtk-driver and xvfb).',
      '5 passed, 0 failed',
    ]);
  });

  it('name each failed test at the end, as the beginning of a long log may be lost', async () => {
    const { summary } = await runAll([
      check('unit', async () => ({ passed: 2, failed: 1, failures: ['a.test.ts > adds'] })),
    ]);
    expect(summary.split('\n').slice(-3)).toEqual([
      'Failed in: unit',
      'unit: a.test.ts > adds',
      '2 passed, 1 failed',
    ]);
  });

  it('count a check that throws as one failure', async () => {
    const { summary, lines } = await runAll([check('broken', () => Promise.reject(new Error('It broke.')))]);
    expect(lines.join('\n')).toContain('It broke.');
    expect(summary).toContain('Failed in: broken\n0 passed, 1 failed');
  });

  it('begin nothing more after a stop', async () => {
    const stop = new AbortController();
    const { outcomes } = await runAll(
      [
        check('first', async () => {
          stop.abort();
          return { passed: 1, failed: 0 };
        }),
        check('second', async () => ({ passed: 1, failed: 0 })),
      ],
      stop.signal,
    );
    expect(outcomes.map(({ name }) => name)).toEqual(['first']);
  });

  it('print how long each took, the slowest first', () => {
    const lines = summaryOf([
      { name: 'short', seconds: 1, passed: 1, failed: 0 },
      { name: 'long', seconds: 9, passed: 1, failed: 0 },
    ]).split('\n');
    expect(lines.filter((line) => line.endsWith(' s')).map((line) => line.split(' ')[0])).toEqual([
      'long',
      'short',
    ]);
  });
});
