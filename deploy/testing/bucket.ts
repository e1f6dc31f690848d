import { onTestFinished } from 'vitest';
import { serveBucket } from './bucket-server.ts';
import { temporaryFolder } from './fixtures.ts';

/** A bucket until the test ends. */
export async function startBucket() {
  const { close, ...bucket } = await serveBucket(await temporaryFolder());
  onTestFinished(() => close());
  return bucket;
}
