import { siteConfig } from '@porao/platform';
import { provideTestPlatform, TestPage } from '@porao/platform/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import SupportPage from './support.page.tsx';

function open(config: { phone?: string; email?: string; address?: string }) {
  provideTestPlatform();
  Object.assign(siteConfig(), config);
  render(
    <TestPage path="/support">
      <SupportPage />
    </TestPage>,
  );
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('shows how this installation is reached, its hours, and the way to the FAQ', () => {
  open({ phone: '01000-111222', email: 'a@porao.example', address: 'House 0' });
  expect(hrefs()).toEqual(expect.arrayContaining(['tel:01000-111222', 'mailto:a@porao.example', '/#faq']));
  expect(screen.getByText('House 0')).toBeTruthy();
  expect(screen.getByText(/^10\/7/)).toBeTruthy();
});

it('invents no number and no address', () => {
  open({});
  expect(hrefs().filter((href) => /^(tel|mailto):/.test(href ?? ''))).toEqual([]);
  expect(screen.queryByText('Office')).toBeNull();
  expect(screen.getByText('Our phone number and e-mail address will be shown here soon.')).toBeTruthy();
});
