import { provideTestPlatform, TestPage } from '@porao/platform/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../locales/en.ts';
import HomePage from './home.page.tsx';

it('shows its heading', () => {
  provideTestPlatform({ catalogs: { 'mfe-sample': en } });
  render(
    <TestPage>
      <HomePage />
    </TestPage>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en['home.title']);
});
