import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { membersOf } from './workspace-folders.ts';

it('a changed file names its member, a file of the root none', () => {
  const files = ['shared/ui/src/index.ts', 'mfe-tutor/src/remote.tsx', 'README.md', 'shell-notes.md', ''];
  expect(membersOf(files).map((folder) => basename(folder))).toEqual(['ui', 'mfe-tutor']);
});
