import { expect, it } from 'vitest';
import { testSecret } from '../../../test/support/people.repository.ts';
import { createTokens } from '../../kit/auth/tokens.ts';
import { certificateUrl, checkLink, linkSeconds } from './certificate-link.ts';

const tokens = createTokens(testSecret);
const now = Date.UTC(2026, 10, 20);
const url = new URL(certificateUrl(tokens, 'a.png', now), 'http://x.example');
const link = {
  expires: url.searchParams.get('expires') ?? '',
  signature: url.searchParams.get('signature') ?? '',
};

it('a link holds for ten minutes', () => {
  expect(linkSeconds).toBe(600);
  expect(checkLink(tokens, 'a.png', link, now)).toBe('valid');
  expect(checkLink(tokens, 'a.png', link, now + 599_000)).toBe('valid');
  expect(checkLink(tokens, 'a.png', link, now + 600_000)).toBe('expired');
});

it('a link is for one image, one time and one secret', () => {
  const foreign = createTokens('another secret, just as long as ours is');
  expect(checkLink(tokens, 'b.png', link, now)).toBe('absent');
  expect(checkLink(foreign, 'a.png', link, now)).toBe('absent');
  const later = { ...link, expires: String(Number(link.expires) + 1) };
  for (const wrong of [later, {}, { ...link, signature: '' }, { ...link, expires: 'soon' }]) {
    expect(checkLink(tokens, 'a.png', wrong, now)).toBe('absent');
  }
});
