import { hash } from 'node:crypto';
import type { Registry } from '@porao/contracts';

export interface CanaryRun {
  /** Names its counters. Differs for each canary, of the same release too, and with the stable release. */
  readonly id: string;
  /** Signs the tokens of page loads. */
  readonly key: string;
}

/** Undefined for an app without a canary. */
export function canaryRun(app: string, entry: Registry['apps'][string]): CanaryRun | undefined {
  const { active, rollout } = entry;
  if (active === null || rollout === null) return undefined;
  const { release, key } = rollout;
  return { id: `${app}-${release}-${active}-${hash('sha256', key).slice(0, 8)}`, key };
}
