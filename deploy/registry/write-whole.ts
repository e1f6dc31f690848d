import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file that readers see whole or not at all; `flush` waits until it is on the disk. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  { flush = false } = {},
): Promise<void> {
  const temporary = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(temporary, content, { flush });
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
