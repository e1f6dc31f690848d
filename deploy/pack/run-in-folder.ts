import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '@porao/server';

/** A program that works in a folder of its own, which is removed afterwards. What `work` throws is printed; the program
 * then ends with 1. */
export async function runInFolder(name: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    await work(folder);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
