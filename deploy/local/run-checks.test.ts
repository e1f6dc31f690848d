import { describe, expect, it } from 'vitest';
import { type Check, MissingPieceError, runChecks, summaryOf } from './run-checks.ts';

const check = (name: string, lane: Check['lane'], run: Check['run'], after?: string): Check => ({
  name,
  what: name,
  lane,
  run,
  ...(after ? { after } : {}),
});

function runAll(checks: readonly Check[], signal = new AbortController().signal) {
  const lines: string[] = [];
  const outcomes = runChecks(checks, { signal, say: (line) => lines.push(line), verbose: false });
  return outcomes.then((all) => ({ outcomes: all, lines, summary: summaryOf(all) }));
}

describe('the checks of npm test', () => {
  it('run in two lanes, and one waits for another of the other lane', async () => {
    const order: string[] = [];
    const note = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ends`);
      return { passed: 1, failed: 0 };
    };
    const { summary } = await runAll([
      check('build', 'build', note('build')),
      check('browser', 'browser', note('browser'), 'build'),
    ]);
    expect(order).toEqual(['build begins', 'build ends', 'browser begins', 'browser ends']);
    expect(summary.split('\n').at(-1)).toBe('2 passed, 0 failed');
  });

  it('say what a failing check printed, and nothing of a passing one', async () => {
    const { lines } = await runAll([
      check('good', 'build', async ({ print }) => {
        print('quiet');
        return { passed: 3, failed: 0 };
      }),
      check('bad', 'browser', async ({ print }) => {
        print('the reason');
        return { passed: 1, failed: 2 };
      }),
    ]);
    expect(lines.join('\n')).toContain('the reason');
    expect(lines.join('\n')).not.toContain('quiet');
  });

  it('go on when a piece is missing, and name at the end what was not run', async () => {
    const { summary, outcomes } = await runAll([
      check('browser', 'browser', () => Promise.reject(new MissingPieceError('There is no Chromium.'))),
      check('unit', 'browser', async () => ({ passed: 5, failed: 0 })),
    ]);
    expect(outcomes).toHaveLength(2);
    expect(summary.split('\n').slice(-2)).toEqual([
      'Not run: browser: There is no Chromium.',
      '5 passed, 1 failed',
    ]);
  });

  it('count a check that throws as one failure', async () => {
    const { summary, lines } = await runAll([
      check('broken', 'build', () => Promise.reject(new Error('It broke.'))),
    ]);
    expect(lines.join('\n')).toContain('It broke.');
    expect(summary).toContain('Failed in: broken\n0 passed, 1 failed');
  });

  it('begin nothing more after a stop', async () => {
    const stop = new AbortController();
    const { outcomes } = await runAll(
      [
        check('first', 'browser', async () => {
          stop.abort();
          return { passed: 1, failed: 0 };
        }),
        check('second', 'browser', async () => ({ passed: 1, failed: 0 })),
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
