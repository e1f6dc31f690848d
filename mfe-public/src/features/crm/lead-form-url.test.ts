import { siteConfig } from '@porao/platform';
import { provideTestPlatform } from '@porao/platform/testing';
import { describe, expect, it } from 'vitest';
import { leadFormUrl } from './lead-form-url.ts';

const own = 'https://porao.example';
const provider = 'https://crm.example/forms';
const crmForms = { 'hire-tutor': 'tutor_1', general: 'any', campaign: 'Ab_9-z' };

function urlOf(
  crmUrl: string | undefined,
  id: string | null,
  forms: Record<string, string> | undefined = crmForms,
) {
  provideTestPlatform();
  Object.assign(siteConfig(), { crmUrl, crmForms: forms });
  return leadFormUrl('hire-tutor', id, own);
}

describe('the address of the form', () => {
  it.each([
    [provider, null, 'https://crm.example/forms/tutor_1'],
    [provider, 'Ab_9-z', 'https://crm.example/forms/Ab_9-z'],
    [`${provider}/`, 'any', 'https://crm.example/forms/any'],
    ['https://crm.example', 'any', 'https://crm.example/any'],
    ['https://crm.example/f?lang=bn', 'any', 'https://crm.example/f/any?lang=bn'],
  ])('of %s and %s is %s', (crmUrl, id, url) => {
    expect(urlOf(crmUrl, id)).toBe(url);
  });

  it.each([
    '',
    '..',
    'any/../x',
    'strangers_form',
    'hire-tutor',
    '//evil.example',
    'javascript:alert(1)',
    'constructor',
  ])('OQ-013 is none for the id %s, which is not configured', (id) => {
    expect(urlOf(provider, id)).toBeNull();
  });

  it('is none without a provider, without forms, and for a provider on our own origin', () => {
    expect(urlOf(undefined, null)).toBeNull();
    expect(urlOf(provider, null, {})).toBeNull();
    expect(urlOf('not an address', null)).toBeNull();
    expect(urlOf('javascript:alert(1)', null)).toBeNull();
    expect(urlOf(`${own}/forms`, null)).toBeNull();
  });
});
