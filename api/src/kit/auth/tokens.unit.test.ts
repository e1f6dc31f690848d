import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTokens } from './tokens.ts';

const hour = 3_600_000;
const secret = 'a secret for tests only, long enough for HS256';

afterEach(() => void vi.useRealTimers());

describe('a token that was read before', () => {
  it('API-032 ends when it says', async () => {
    const tokens = createTokens(secret);
    const id = randomUUID();
    const token = await tokens.issue(id, 1, 'tutor', new Date(Date.now() + hour));
    expect(await tokens.read(token)).toBe(id);
    expect(await tokens.read(token)).toBe(id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * hour });
    expect(await tokens.read(token)).toBeNull();
  });

  it('API-032 makes no other one valid', async () => {
    const tokens = createTokens(secret);
    const other = createTokens('another secret, just as long as ours is');
    const [id, until] = [randomUUID(), new Date(Date.now() + hour)];
    const token = await tokens.issue(id, 1, 'tutor', until);
    const forged = await other.issue(id, 1, 'tutor', until);
    expect(await tokens.read(token)).toBe(id);
    expect(await tokens.read(forged)).toBeNull();
    expect(await tokens.read(forged)).toBeNull();
    expect(await tokens.read(token.slice(0, -4))).toBeNull();
  });
});
