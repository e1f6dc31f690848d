import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder, templateFolder } from '../support/run-folder.ts';
import { expectStart } from '../support/start-check.ts';
import { expect, test } from '../support/test.ts';

// The first start, into an empty folder: long/start.spec.ts, and in parts what prepares this run.
test('OPS-408 a start says when the site answers and what opens its status page, a second one on its port says why not, and Ctrl-C leaves nothing', async () => {
  const dataDir = mkdtempSync(join(runFolder(), 'start-'));
  cpSync(templateFolder(), dataDir, { recursive: true });
  await expectStart(dataDir);
});

test('the gateway and the API keep an idle connection longer than the 60 s of a reverse proxy', async ({
  site,
}) => {
  for (const url of [site.url, site.apiUrl])
    expect((await fetch(`${url}/healthz`)).headers.get('keep-alive')).toBe('timeout=65');
});
