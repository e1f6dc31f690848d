import { join } from 'node:path';
import { bundlerOf } from '../local/build.ts';
import { runTool } from '../local/run-tool.ts';
import { repoRoot } from '../registry/data-dir.ts';

/** Builds the shell into `target` with what hot reload needs: React for development and its runtime of refreshes. */
export async function buildDevShell(target: string): Promise<void> {
  const cwd = join(repoRoot, 'shell');
  const said: string[] = [];
  const code = await runTool(process.execPath, [bundlerOf(cwd), 'build', '--dist-path', target], {
    cwd,
    env: { NODE_ENV: 'development', PORAO_DEV: 'files' },
    signal: new AbortController().signal,
    print: (text) => void said.push(text),
  });
  if (code !== 0) throw new Error(`The shell for development does not build:\n${said.join('')}`);
}
