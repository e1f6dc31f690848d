import { chargeRules } from '@porao/contracts/charge-rules';

const decideMs = chargeRules.claim.decideDays * 86_400_000;

/** True of a claim that waits for longer than leads have for it. */
export const isClaimLate = (since: string | null | undefined): boolean =>
  Boolean(since && Date.now() - Date.parse(since) >= decideMs);
