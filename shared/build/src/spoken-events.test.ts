import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { spokenEvents } from './spoken-events.ts';

it('OPS-387 finds the events that code emits and listens to, with file and line, in sources of the app alone', () => {
  const root = mkdtempSync(join(tmpdir(), 'porao-events-'));
  mkdirSync(join(root, 'src'));
  const file = (name: string, text: string) => {
    const path = join(root, 'src', name);
    writeFileSync(path, text);
    return path;
  };
  const first = file(
    'save.ts',
    "import { emit as tell } from '@porao/platform';\nexport const saved = () => {\n  tell('job.saved@1', {});\n  tell('job.saved@1', {});\n};",
  );
  const second = file(
    'hear.tsx',
    "import { on } from '@porao/platform';\nconst emit = (name: string) => name;\nemit('job.sold@1');\non('job.applied@1', () => undefined);",
  );
  const other = file('socket.ts', "import { on } from 'node:events';\non('job.none@1');");
  mkdirSync(join(root, 'node_modules/@porao/features'), { recursive: true });
  const installed = file('../node_modules/@porao/features/save.js', readFileSync(first, 'utf8'));
  expect(spokenEvents(root, [installed, second, first, other])).toEqual({
    emits: { 'job.saved@1': 'src/save.ts:3' },
    listens: { 'job.applied@1': 'src/hear.tsx:4' },
  });
  expect(spokenEvents(join(root, 'elsewhere'), [first])).toEqual({ emits: {}, listens: {} });
});
