import { describe, expect, it } from 'vitest';
import { leadFormUrl } from './lead-form-url.ts';

const own = 'https://porao.example';
const provider = 'https://crm.example/forms';

describe('the address of the form', () => {
  it.each([
    [provider, 'Ab_9-z', 'https://crm.example/forms/Ab_9-z'],
    [`${provider}/`, 'x', 'https://crm.example/forms/x'],
    ['https://crm.example', 'x', 'https://crm.example/x'],
    ['https://crm.example/f?lang=bn', 'x', 'https://crm.example/f/x?lang=bn'],
  ])('of %s and %s is %s', (crmUrl, id, url) => {
    expect(leadFormUrl(crmUrl, id, own)).toBe(url);
  });

  it.each(['', '..', 'a/b', 'a%2fb', '//evil.example', 'a b', 'javascript:alert(1)', 'এক', 'x'.repeat(65)])(
    'is none for the id %s',
    (id) => {
      expect(leadFormUrl(provider, id, own)).toBeNull();
    },
  );

  it('is none without a provider, without an id, and for a provider on our own origin', () => {
    expect(leadFormUrl(undefined, 'x', own)).toBeNull();
    expect(leadFormUrl(provider, null, own)).toBeNull();
    expect(leadFormUrl('not an address', 'x', own)).toBeNull();
    expect(leadFormUrl('javascript:alert(1)', 'x', own)).toBeNull();
    expect(leadFormUrl(`${own}/forms`, 'x', own)).toBeNull();
  });
});
