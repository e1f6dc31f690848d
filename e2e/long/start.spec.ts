import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expectRestart } from '../support/restart-check.ts';
import { runFolder, templateFolder } from '../support/run-folder.ts';
import { expectStart } from '../support/start-check.ts';
import { test } from '../support/test.ts';

test('a first start says when the site answers, a second one on its port says why not, and Ctrl-C leaves nothing', () =>
  expectStart(mkdtempSync(join(runFolder(), 'first-'))));

test('an API that is killed is started again; pages are answered meanwhile, calls with 503 and Retry-After', async () => {
  const dataDir = mkdtempSync(join(runFolder(), 'killed-'));
  cpSync(templateFolder(), dataDir, { recursive: true });
  console.log(`calls answered ${Math.round(await expectRestart(dataDir))} ms after kill -9 of the API`);
});
