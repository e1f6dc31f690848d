import { stubServer, TestRoutes } from '@porao/platform/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../common/testing/render.tsx';
import CrmPage from './crm.page.tsx';
import ThanksPage from './thanks.page.tsx';

const open = (
  path: string,
  crmUrl?: string,
  crmForms: Record<string, string> = { campaign: 'lead_1' },
  contact: { phone?: string } = {},
) =>
  openPage(<TestRoutes pages={{ '/crm/:title?': <CrmPage /> }} />, {
    path,
    config: crmUrl ? { crmUrl, crmForms } : contact,
  });
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the form', () => {
  it('PUB-035 is in a sandboxed frame that cannot lead the page elsewhere, with a placeholder until it has loaded', () => {
    open('/crm/hire-tutor?id=lead_1', 'https://crm.example/forms');
    const frame = screen.getByTitle('Request form');
    expect(frame.getAttribute('src')).toBe('https://crm.example/forms/lead_1');
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(screen.getByText('Loading the form…')).toBeTruthy();
    fireEvent.load(frame);
    expect(screen.queryByText('Loading the form…')).toBeNull();
  });

  it.each([
    ['/crm/hire-tutor', 'https://crm.example/tutor_1'],
    ['/crm/hire-coach', null],
    ['/crm', 'https://crm.example/any'],
    ['/crm/whatever', 'https://crm.example/any'],
    ['/crm/hire-tutor?id=any', 'https://crm.example/any'],
  ])('OQ-013 has the id of its title where the address names none: %s', (path, url) => {
    open(path, 'https://crm.example', { 'hire-tutor': 'tutor_1', general: 'any' });
    expect(document.querySelector('iframe')?.getAttribute('src') ?? null).toBe(url);
  });

  it('PUB-106 is read beside the ways to reach us, not beside a link to support', () => {
    open('/crm/hire-tutor', 'https://crm.example', { 'hire-tutor': 'tutor_1' });
    expect(screen.getByRole('heading', { name: 'Contact us' })).toBeTruthy();
    expect(links()).not.toContain('/support');
  });
});

describe('without a form of a provider', () => {
  it.each([
    ['/crm/hire-tutor', undefined],
    ['/crm/hire-tutor', 'https://crm.example/forms'],
    ['/crm/hire-tutor?id=../x', 'https://crm.example/forms'],
  ])('PUB-100 %s is our own form with %s', async (path, crmUrl) => {
    stubServer({});
    open(path, crmUrl);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Hire a tutor' })).toBeTruthy();
    expect(await screen.findByRole('form', { name: 'Hire a tutor' })).toBeTruthy();
    expect(links()).not.toContain('/support');
  });

  it.each([
    ['/crm/hire-coach?id=lead_1', 'Hire a coach'],
    ['/crm', 'Send us your request'],
    ['/crm/whatever', 'Send us your request'],
  ])('PUB-106 %s shows how to reach us and the form for a tutor as the next step', (path, heading) => {
    open(path, undefined, {}, { phone: '01000-111222' });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(screen.getByText(/^10\/7/)).toBeTruthy();
    expect(links()).toEqual(['tel:01000-111222', '/crm/hire-tutor']);
  });
});

it('PUB-036 thanks in its own words, with those of the address below, which are never more than text', () => {
  const query = new URLSearchParams({
    title: '<img src=x onerror=alert(x)>',
    subtitleA: 'Send 500 taka to 01700000001',
  });
  openPage(<ThanksPage />, { path: `/crm/thanks?${query}` });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank You!');
  expect(document.querySelector('img')).toBeNull();
  const [sentence, soon, ...added] = screen.getAllByText(/./, { selector: 'p' });
  expect([sentence?.textContent, soon?.textContent]).toEqual([
    'Your submission has been successfully received.',
    "We'll be in touch soon!",
  ]);
  expect(added.map(({ textContent }) => textContent)).toEqual([
    '<img src=x onerror=alert(x)>',
    'Send taka to',
  ]);
});
