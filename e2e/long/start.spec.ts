import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder } from '../support/run-folder.ts';
import { expectStart } from '../support/start-check.ts';
import { test } from '../support/test.ts';

test('a first start says when the site answers, a second one on its port says why not, and Ctrl-C leaves nothing', () =>
  expectStart(mkdtempSync(join(runFolder(), 'first-'))));
