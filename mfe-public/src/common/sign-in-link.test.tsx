import { provideTestPlatform, TestPage } from '@porao/platform/testing';
import { LinkButton } from '@porao/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInLink } from './sign-in-link.ts';

it('SHL-091 leads to sign-in in this page, and elsewhere by its address', () => {
  const { required } = provideTestPlatform();
  render(
    <TestPage>
      <LinkButton {...signInLink('/job-details/41?apply=1')}>Apply</LinkButton>
    </TestPage>,
  );
  const link = screen.getByRole('link', { name: 'Apply' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(required).toEqual([]);
  expect(fireEvent.click(link)).toBe(false);
  expect(required).toEqual(['/job-details/41?apply=1']);
});
