import { hrefOf } from '@porao/platform/testing';
import { reviews } from '@porao/platform/testing/reviews';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { guardian, openAs } from '../../common/testing/guardian.tsx';
import OverviewPage from './overview.page.tsx';
import TimelinePage from './timeline.page.tsx';

const teaching = {
  tutorid: 31,
  facebook: null,
  instagram: null,
  linkedin: null,
  x: null,
  city: null,
  current_educational_info: null,
};

it("PAR-080 PAR-082 PAR-084 RUL-016 name, id, a sample rating, the ways on, and six facts, 'N/A' where nothing was given", async () => {
  openAs(<OverviewPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Salma Khatun' })).toBeTruthy();
  expect(screen.getByText('Profile ID : 9')).toBeTruthy();
  expect(screen.getByText('Rated 4 of 5 by 250 reviews')).toBeTruthy();
  expect(screen.getByText('4 (250)')).toBeTruthy();
  expect(hrefOf('Settings')).toBe('/parent/dashboard/settings/personal-info');
  const tabs = within(screen.getByRole('navigation', { name: 'Profile' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Overview', '/parent/dashboard/profile/overview'],
    ['Timeline', '/parent/dashboard/profile/timeline'],
    ['Reviews', '/parent/dashboard/profile/reviews'],
  ]);
  const card = (await screen.findByRole('heading', { name: 'Personal Information' })).closest('section');
  const facts = [...(card?.querySelectorAll('dl > div') ?? [])].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ]);
  expect(facts).toEqual([
    ['Name', 'Salma Khatun'],
    ['Number', '01700000004'],
    ['Additional Number', 'N/A'],
    ['Email', 'salma@example.com'],
    ['Account Created', '10 March 2026'],
    ['About Me', 'N/A'],
  ]);
  expect(hrefOf('Edit')).toBe('/parent/dashboard/settings/personal-info');
  expect(document.body.textContent).not.toMatch(/null|undefined/);
});

it('PAR-080 from three reviews on the rating is the real one', async () => {
  const rating = { stars: 4.3, count: 3 };
  openAs(<OverviewPage />, { answers: { 'GET /api/reviews': reviews({ rating }) } });
  expect(await screen.findByText('Rated 4.3 of 5 by 3 reviews')).toBeTruthy();
  expect(screen.queryByText(/^Sample rating/)).toBeNull();
});

it('PAR-080 without a name there is a fallback', async () => {
  openAs(<OverviewPage />, { user: { ...guardian, name: ' ' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'John Doe' })).toBeTruthy();
});

it.each([
  [null, null],
  [{ ...teaching, location: null }, null],
  [{ ...teaching, location: { location_name: 'Dhanmondi' } }, 'Dhanmondi'],
])('PAR-081 the place of teaching of %o is %s', async (tutor, place) => {
  openAs(<OverviewPage />, { user: { ...guardian, tutor } });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText('Dhanmondi')?.textContent ?? null).toBe(place);
});

it('PAR-079 a photo is shown large on a press', async () => {
  const { platform } = openAs(<OverviewPage />, { user: { ...guardian, photo: 'me.webp' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the photo large' }));
  expect(platform.modals.map(({ title }) => title)).toEqual(['Salma Khatun']);
  expect(screen.getByRole('button', { name: 'Change Photo' })).toBeTruthy();
});

it('PAR-083 the timeline has a box for a new post and four samples, and asks for nothing of them', async () => {
  const { server } = openAs(<TimelinePage />);
  expect(await screen.findByRole('button', { name: 'What on your mind...' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(server.sent.map(({ path }) => path)).toEqual(['/api/v1/user', '/api/reviews?side=guardian']);
});
