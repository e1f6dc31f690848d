import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../common/testing/setup.ts';
import en from '../../locales/en.ts';

let browser: ReturnType<typeof stubBrowser>;
let scrolled: Element[];

/** With its lower part not loaded yet, as for a new visitor. */
async function open(path = '/') {
  vi.resetModules();
  const testing = await import('@porao/platform/testing');
  const { default: LandingPage } = await import('./landing.page.tsx');
  testing.provideTestPlatform({ catalogs: { 'mfe-public': en } });
  const { TestPage: Page } = testing;
  render(
    <Page path={path}>
      <LandingPage />
    </Page>,
  );
}

const later = () => screen.findByRole('heading', { name: 'Featured On' });

beforeEach(() => {
  browser = stubBrowser();
  scrolled = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
});
afterEach(() => void vi.unstubAllGlobals());

it('PUB-020 makes its seven claims and leads to the request form', async () => {
  await open();
  for (const claim of [
    'Up to 5 tutor CVs within 48 hours',
    'Lessons start within 24 hours',
    '100% verified tutors',
    'No commission',
    '100+ new jobs daily',
    '50,000+ tutors',
    '24/7 support',
  ]) {
    expect(screen.getByText(claim)).toBeTruthy();
  }
  for (const link of screen.getAllByRole('link', { name: 'Hire Tutor' }))
    expect(link.getAttribute('href')).toBe('/crm/hire-tutor');
});

it('brings its lower part when it comes near, and at once to whoever was sent to the FAQ', async () => {
  await open();
  expect(screen.queryByText('Featured On')).toBeNull();
  act(() => browser.reachEnd());
  expect(await later()).toBeTruthy();
  cleanup();
  await open('/#faq');
  expect(await later()).toBeTruthy();
});

it('keeps what the server rendered of its lower part until the code for it is there', async () => {
  const first = document.createElement('div');
  first.innerHTML = '<div data-lazy-section><p>From the server</p></div>';
  document.body.append(first);
  await open();
  first.remove();
  expect(screen.getByText('From the server')).toBeTruthy();
  act(() => browser.reachEnd());
  expect(await later()).toBeTruthy();
  expect(screen.queryByText('From the server')).toBeNull();
});

it('shows ten sample cards of parents and of tutors', async () => {
  await open('/#faq');
  await later();
  for (const whose of ['parents', 'tutors']) {
    const cards = within(screen.getByRole('region', { name: `Sample reviews by ${whose}` })).getAllByRole(
      'listitem',
    );
    expect(cards).toHaveLength(10);
    expect(new Set(cards.map((card) => card.textContent)).size).toBe(10);
    for (const card of cards) expect(within(card).getByText('Sample')).toBeTruthy();
  }
});

it('PUB-133 folds and unfolds its FAQ by style, and keeps the button in sight when folding', async () => {
  await open('/#faq');
  await later();
  expect(document.querySelectorAll('#faq-items dt')).toHaveLength(14);
  const toggle = screen.getByText('View All FAQ').closest('summary') as HTMLElement;
  const details = toggle.parentElement as HTMLDetailsElement;
  expect(details.open).toBe(false);
  await userEvent.click(toggle);
  expect(details.open).toBe(true);
  await later();
  expect(scrolled).not.toContain(toggle);
  await userEvent.click(toggle);
  expect(details.open).toBe(false);
  await expect.poll(() => scrolled.at(-1)).toBe(toggle);
});
