import { execFile } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { HotClient, RsbuildPlugin } from '@rsbuild/core';

/** After the last change, in ms: the page gets the change before the compiler takes the processor. */
const delayMs = 300;

/** Shows what the compiler finds in the app's sources, in the terminal and in the overlay of open pages. */
export function pluginTypeErrors(root: string): RsbuildPlugin {
  return {
    name: 'porao:type-errors',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        const pages = Object.values(server.environments).map(({ hot }) => hot);
        let errors: readonly string[] = [];
        let isBuilt = true;
        const show = (send: HotClient['send']) => {
          // Errors of the build are shown until they are mended.
          if (isBuilt && errors.length > 0)
            send('errors', { text: [...errors], html: errors.map(escapeHtml).join('\n\n') });
        };
        for (const page of pages) page.onConnect(({ send }) => show(send));
        const types = watchTypes(root, (found, ms) => {
          const isMended = errors.length > 0 && found.length === 0;
          errors = found;
          for (const error of found) api.logger.error(error);
          api.logger.info(`types checked in ${(ms / 1000).toFixed(1)} s, errors: ${found.length}`);
          for (const { send } of pages) {
            if (isMended && isBuilt) send('ok');
            else show(send);
          }
        });
        api.onAfterDevCompile(({ stats }) => {
          isBuilt = !stats.hasErrors();
          // The build has hidden what the compiler found, and no check that would show it again is under way.
          if (!types.isChecking()) for (const { send } of pages) show(send);
        });
        api.onCloseDevServer(types.stop);
      });
    },
  };
}

/** Checks the sources now and after each change. Not by the compiler's own `--watch`, which misses a change that is made
 * during its first check. */
function watchTypes(root: string, onChecked: (errors: readonly string[], ms: number) => void) {
  const require = createRequire(join(root, 'package.json'));
  const tsc = join(require.resolve('typescript/package.json'), '../bin/tsc');
  const known = join(root, 'node_modules/.cache/types.tsbuildinfo');
  // Several checkers each resolve the same types again: four took three times as long on two processors.
  const quick = ['--incremental', '--tsBuildInfoFile', known, '--checkers', '1'];
  const args = [tsc, '--noEmit', '--pretty', 'false', ...quick, '-p', root];
  const ended = new AbortController();
  const { signal } = ended;
  let isChecking = false;
  let isChanged = false;
  let timer: NodeJS.Timeout | undefined;

  function check(): void {
    isChanged = isChecking;
    if (isChecking) return;
    isChecking = true;
    const started = performance.now();
    execFile(process.execPath, args, { cwd: root, signal, maxBuffer: 2 ** 24 }, (_, output, problem) => {
      if (signal.aborted) return;
      isChecking = false;
      if (isChanged) check();
      else onChecked(typeErrorsIn(output + problem), performance.now() - started);
    });
  }

  const onFile = (_: string, file: string | null) => {
    if (!file || !/\.tsx?$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      check();
    }, delayMs);
  };
  for (const folder of ['src', '../shared'].map((name) => join(root, name)))
    if (existsSync(folder)) watch(folder, { recursive: true, signal }, onFile);
  check();
  return {
    isChecking: () => isChecking || timer !== undefined,
    stop: () => {
      clearTimeout(timer);
      ended.abort();
    },
  };
}

/** Each error with the indented lines that explain it. */
export const typeErrorsIn = (output: string): readonly string[] =>
  output
    .trim()
    .split(/\n(?=\S)/)
    .filter((text) => /\berror TS\d+: /.test(text));

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
