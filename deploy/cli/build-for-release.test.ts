import { expect, it } from 'vitest';
import { firstError } from './build-for-release.ts';

const missing = `error   Build error: 
File: ./src/remote.tsx:7:1-34
  × Module not found: Can't resolve './nowhere.ts' in '/somewhere/mfe-x/src'
   ╭─[7:0]
 7 │ import { x } from './nowhere.ts';
`;
const syntax = `error   Build error: 
File: ./src/remote.tsx:1:1
  × Module build failed (from builtin:swc-loader):
  ╰─▶   × Syntax Error: Expression expected
         ╭─[8:0]
`;

it.each([
  [missing, "src/remote.tsx:7 Module not found: Can't resolve './nowhere.ts'"],
  [syntax, 'src/remote.tsx:8 Syntax Error: Expression expected'],
  ['info    build started...\nerror   Failed to load the config', 'Failed to load the config'],
  ['killed', 'killed'],
])('takes one line of what a failed build prints', (output, line) => {
  expect(firstError(output)).toBe(line);
});
