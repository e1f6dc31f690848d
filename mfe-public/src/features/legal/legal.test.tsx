import { legalVersion } from '@porao/contracts';
import { chargeRules } from '@porao/contracts/charge-rules';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../common/testing/render.tsx';
import PrivacyPage from './privacy.page.tsx';
import { privacyText } from './privacy.text.ts';
import TermsPage from './terms.page.tsx';
import { termsText } from './terms.text.ts';

describe.each([
  ['terms', termsText],
  ['privacy', privacyText],
])('the text of %s', (_, texts) => {
  it('has the same sections in both languages, with blocks of the same kind', () => {
    const shape = (language: 'en' | 'bn') =>
      texts[language].sections.map(({ id, blocks }) => [
        id,
        blocks.map((block) => (typeof block === 'string' ? 'text' : Object.keys(block)[0])),
      ]);
    expect(shape('bn')).toEqual(shape('en'));
  });
});

it('links each of the nine privacy sections from the table of contents', () => {
  const { container } = openPage(<PrivacyPage />);
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links).toHaveLength(9);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
});

it('RUL-060 says the rules of the one table in both languages', () => {
  const { refund, claim, noShow, anotherTutor } = chargeRules;
  const textOf = (language: 'en' | 'bn') => JSON.stringify(termsText[language]);
  for (const days of [refund[0].days, claim.days, noShow.minutes, anotherTutor.days]) {
    expect(textOf('en')).toContain(`${days}`);
    expect(textOf('bn')).toContain(days.toLocaleString('bn-BD'));
  }
  expect(textOf('bn')).not.toMatch(/\d/);
});

it('states the required rates and refunds', () => {
  openPage(<TermsPage />);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  for (const row of [
    'Online tutoring60%',
    'Home tutoring55%',
    'Crash program40%',
    '2-month job40%',
    '1-month job20%',
    'Within the first 30 days100%100%',
    'In the next 30 days50%0%',
  ]) {
    expect(rows).toContain(row);
  }
});

it('API-426 texts that change get the day as their version, which people then agree to', () => {
  const texts = JSON.stringify([termsText, privacyText]);
  let sum = 7;
  for (let at = 0; at < texts.length; at++) sum = (sum * 31 + texts.charCodeAt(at)) % 1_000_003;
  expect([legalVersion, sum]).toEqual(['2026-11-27', 297932]);
});
