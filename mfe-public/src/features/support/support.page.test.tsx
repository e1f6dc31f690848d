import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../common/testing/render.tsx';
import SupportPage from './support.page.tsx';

const open = (config: { phone?: string; email?: string; address?: string }) =>
  openPage(<SupportPage />, { path: '/support', config });

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('PUB-106 shows how this installation is reached, its hours, the way to the FAQ and to the form for a tutor', () => {
  open({ phone: '01000-111222', email: 'a@porao.example', address: 'House 0' });
  expect(hrefs()).toEqual(
    expect.arrayContaining(['tel:01000-111222', 'mailto:a@porao.example', '/#faq', '/crm/hire-tutor']),
  );
  expect(screen.getByText('House 0')).toBeTruthy();
  expect(screen.getByText(/^10\/7/)).toBeTruthy();
});

it('invents no number and no address', () => {
  open({});
  expect(hrefs().filter((href) => /^(tel|mailto):/.test(href ?? ''))).toEqual([]);
  expect(screen.queryByText('Office')).toBeNull();
  expect(screen.getByText('Our phone number and e-mail address will be shown here soon.')).toBeTruthy();
});
