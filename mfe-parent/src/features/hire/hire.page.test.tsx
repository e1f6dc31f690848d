import { hrefOf } from '@porao/platform/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import HirePage from './hire.page.tsx';

it('RUL-030 leads to the ways to a teacher and says how near the suggested ones are', () => {
  renderAsGuardian('/parent/dashboard/hire', '/parent/dashboard/hire', <HirePage />);
  expect(screen.getByText(/parents find tutors within 1 km/)).toBeTruthy();
  expect(hrefOf('Hire home tutor')).toBe('/parent/dashboard/hire/home-tutor');
});
