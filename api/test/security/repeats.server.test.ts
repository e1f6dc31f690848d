import { takesKey } from '@porao/contracts';
import { expect, it } from 'vitest';
import { isLongRun } from '../support/long.ts';
import { allCalls, inputFor, tokenFor } from './calls.ts';
import { createHarness } from './harness.ts';

const harness = await createHarness();

/** Every eighth call, all of them in long runs. */
const calls = allCalls.filter(({ key }) => takesKey(key)).filter((_, at) => isLongRun || at % 8 === 0);
/** A message that leaves the site cannot be a part of a transaction; how many there may be is limited. */
const messages = ['sms_outbox', 'email_outbox'];

it.each(calls)('API-210 counts once though it is sent twice: $key', async (call) => {
  const { naming, owner, ownerTokens, operatorToken } = harness;
  const { access } = call.endpoint;
  const token = access === 'none' ? undefined : tokenFor(access, ownerTokens, operatorToken);
  for (const seed of [0, 1, 2, 3]) {
    const input = inputFor(call, naming, owner, { seed });
    const { first, second, changed, changedAgain } = await harness.repeat(call, input, token);
    if (first.status !== 200) continue;
    expect(changedAgain.filter((table) => !messages.includes(table))).toEqual([]);
    expect(changed.includes('kept_answers') ? second : first).toEqual(first);
  }
});
