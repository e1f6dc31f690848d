import { messageOf } from '@porao/server';
import { RegistryError, typed } from '../registry/index.ts';

/** Builds what changed; a build that fails is refused with its first error. */
export async function buildForRelease(apps: readonly string[]): Promise<void> {
  // The bundler is loaded only where it is wanted.
  const { buildApps } = await import('../local/build.ts');
  await buildApps(apps).catch((error: unknown) => {
    throw new RegistryError(
      'BUILD_FAILED',
      `A build failed: ${firstError(messageOf(error))}`,
      `Correct it and build again; ${typed(`build ${apps.join(' ')}`)} prints everything.`,
    );
  });
}

/** `src/remote.tsx:7 Module not found: …`, of what Rspack prints. */
export function firstError(output: string): string {
  const [, file, line] = /^File: (?:\.\/)?([^\s:]+)(?::(\d+))?/m.exec(output) ?? [];
  // The line belongs to the code that is shown, which a loader's error does not name.
  const shown = /╭─\[(\d+):\d+\]/.exec(output)?.[1] ?? line;
  const [, words = output.trim().split('\n').at(-1) ?? ''] =
    /╰─▶ *× (.+)$/m.exec(output) ?? /× (.+)$/m.exec(output) ?? /^error +(.+)$/m.exec(output) ?? [];
  const place = file === undefined ? '' : `${file}${shown ? `:${shown}` : ''} `;
  return place + words.replace(/ in '[^']+'$/, '');
}
