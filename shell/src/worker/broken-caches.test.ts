// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { answerData } from './data.ts';
import { answerFile } from './files.ts';
import { answerPage } from './pages.ts';
import { brokenCaches, fetched, offline, to } from './testing/caches.ts';

const whileAlive = (keeping: Promise<unknown>) => void keeping.catch(() => {});
const answers = {
  page: () => answerPage(to('/'), whileAlive),
  file: () => answerFile(to('/releases/mfe-x/r1/a.js'), whileAlive),
  data: () => answerData(to('/api/job-board/7'), whileAlive),
};

describe.each(Object.entries(brokenCaches))('SHL-094 caches %s', (_, breakCaches) => {
  it.each(Object.entries(answers))('cost no %s that the network answers', async (_kind, answer) => {
    breakCaches();
    fetched.mockImplementation(async () => new Response('from the network'));
    expect(await (await answer()).text()).toBe('from the network');
  });

  it.each(Object.entries(answers))('leave the own error of a %s without a network', async (_kind, answer) => {
    breakCaches();
    offline();
    await expect(answer()).rejects.toThrow('offline');
  });
});
