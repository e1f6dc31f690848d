import { failure, fieldFailure, stubServer } from '@porao/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dhanmondi, done, emptyProfile, lookups, tutorSession } from '../../common/testing/answers.ts';
import { at, denied, stubGeolocation } from '../../common/testing/geo.ts';
import { expectPath, openPage } from '../../common/testing/render.tsx';
import TeachingLocationPage from './teaching-location.page.tsx';
import TutorLocationPage from './tutor-location.page.tsx';

const saveKey = 'POST /api/update-teaching-location';
const saved = done('Teaching location updated successfully.');

function answer(change: Record<string, unknown> = {}) {
  return stubServer(
    {
      ...lookups,
      'GET /api/profile-update-info': { data: emptyProfile },
      'GET /api/geo/search': [dhanmondi],
      'GET /api/geo/reverse': dhanmondi,
      [saveKey]: saved,
      ...change,
    },
    { token: 'jwt' },
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chosen = () => screen.queryByRole('button', { name: 'Clear the selected location' });

function openTeaching(query = '', change: Record<string, unknown> = {}) {
  const server = answer(change);
  const page = openPage(`/auth/tutor/details/teaching-location${query}`, <TeachingLocationPage />, {
    session: tutorSession,
  });
  return { server, page, body: () => server.sent.find(({ path }) => path.includes('update-teaching'))?.body };
}

async function search(): Promise<void> {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search an address or area' }), 'Dhan');
  await userEvent.click(await screen.findByRole('option', { name: 'Dhanmondi, Dhaka, Bangladesh' }));
}

async function clickMap(): Promise<void> {
  await waitFor(() => expect(document.querySelector('.leaflet-container')).toBeTruthy());
  const map = document.querySelector('.leaflet-container');
  if (map) fireEvent.click(map, { clientX: 0, clientY: 0 });
}

describe('the teaching location', () => {
  it('AUT-022 AUT-023 AUT-071 takes a searched place, saves it, shows the word of the server and goes on', async () => {
    const { page, body } = openTeaching();
    expect(screen.getByRole('heading', { level: 1, name: 'Set your teaching location' })).toBeTruthy();
    await search();
    await press('Save');
    await expectPath('/auth/tutor/details/bachelor-education');
    expect(body()).toEqual({ latitude: 23.7461, longitude: 90.3742, location_name: 'Dhanmondi, Dhaka' });
    expect(page.toasts.map(({ message }) => message)).toEqual([saved.message]);
  });

  it('AUT-059 shows that a place is needed, and sends nothing', async () => {
    const { body } = openTeaching();
    await screen.findByRole('combobox');
    await press('Save');
    expect((await screen.findByText('Please select a location!')).closest('[role=alert]')).toBeTruthy();
    expect(body()).toBeUndefined();
  });

  it('AUT-025 AUT-026 AUT-070 takes a press of the map, names it, and forgets it by the cross', async () => {
    const { page } = openTeaching();
    await clickMap();
    expect(await screen.findByText('Dhanmondi, Dhaka')).toBeTruthy();
    const naming = page.toasts.find(({ busy }) => busy);
    expect(naming?.message).toBe('Getting location name...');
    expect(page.closedToasts).toContain(naming);
    await press('Clear the selected location');
    expect(chosen()).toBeNull();
    await press('Save');
    expect(await screen.findByText('Please select a location!')).toBeTruthy();
  });

  it("AUT-027 says 'Saving...' while it saves, and sends once", async () => {
    const { server } = openTeaching('', { [saveKey]: () => new Promise(() => {}) });
    await search();
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Saving...' }));
    expect(server.sent.filter(({ path }) => path.includes('update-teaching'))).toHaveLength(1);
  });

  it.each([
    ['/tutor/profile/overview', '/tutor/profile/overview'],
    ['//evil.example', '/auth/tutor/details/bachelor-education'],
    ['https://evil.example/', '/auth/tutor/details/bachelor-education'],
  ])('AUT-028 after saving with redirect=%s goes to %s', async (redirect, goal) => {
    openTeaching(`?redirect=${encodeURIComponent(redirect)}`);
    await search();
    await press('Save');
    await expectPath(goal);
  });

  it('AUT-024 offers the current location only to those who allowed it', async () => {
    stubGeolocation(at(23.75, 90.37), 'prompt');
    openTeaching();
    await screen.findByRole('combobox');
    await Promise.resolve();
    expect(screen.queryByRole('button', { name: 'Use Current Location' })).toBeNull();
  });

  it('AUT-024 AUT-048 the current location is named and saved at once', async () => {
    stubGeolocation(at(23.75, 90.37));
    const { server, body } = openTeaching();
    await userEvent.click(await screen.findByRole('button', { name: 'Use Current Location' }));
    await expectPath('/auth/tutor/details/bachelor-education');
    expect(body()).toEqual({ latitude: 23.75, longitude: 90.37, location_name: 'Dhanmondi, Dhaka' });
    expect(server.sent.find(({ path }) => path.includes('reverse'))?.path).toContain('lat=23.7500000');
  });

  it('AUT-065 AUT-069 a device that does not tell its position says so', async () => {
    stubGeolocation(denied);
    const { page } = openTeaching();
    await userEvent.click(await screen.findByRole('button', { name: 'Use Current Location' }));
    await waitFor(() =>
      expect(page.toasts).toEqual([
        { tone: 'error', title: 'Location Error', message: 'Failed to get current location coordinates!' },
      ]),
    );
    expect(chosen()).toBeNull();
  });

  it('AUT-064 AUT-067 AUT-068 a place whose name cannot be had is kept as unknown, and not saved by itself', async () => {
    stubGeolocation(at(23.75, 90.37));
    const { page, body } = openTeaching('', {
      'GET /api/geo/reverse': () => failure(503, 'UNAVAILABLE', 'Down'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use Current Location' }));
    expect(await screen.findByText('Unknown Location')).toBeTruthy();
    expect(page.toasts).toContainEqual({
      tone: 'error',
      title: 'Name Error',
      message: 'Failed to get current location name!',
    });
    expect(body()).toBeUndefined();
    await press('Save');
    await expectPath('/auth/tutor/details/bachelor-education');
  });

  it('AUT-063 a failed save shows an error and keeps the place', async () => {
    const { page } = openTeaching('', { [saveKey]: () => failure(409, 'CONFLICT', 'Not now.') });
    await search();
    await press('Save');
    await waitFor(() =>
      expect(page.toasts).toEqual([{ tone: 'error', title: 'Update Error', message: 'Not now.' }]),
    );
    expect(chosen()).toBeTruthy();
  });
});

const placesKey = 'POST /api/update-tutor-preferred-location';
const salaryKey = 'POST /api/update-expected-salary';

function openTutor(query = '', change: Record<string, unknown> = {}, intended: string | null = null) {
  const server = answer({
    [placesKey]: done('Tutoring location updated successfully.'),
    [salaryKey]: done('Saved.', { expected_salary: 5000 }),
    ...change,
  });
  const page = openPage(`/auth/tutor/details/tutor-location${query}`, <TutorLocationPage />, {
    session: tutorSession,
    intended,
  });
  return { server, page };
}
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const preferred = () => screen.getByRole('combobox', { name: 'Preferred Location' });

async function fillPlaces(): Promise<void> {
  await screen.findByRole('option', { name: 'Dhaka' });
  await userEvent.selectOptions(select('City'), 'Dhaka');
  await waitFor(() => expect(within(select('Location')).getByText('Uttara')).toBeTruthy());
  await userEvent.selectOptions(select('Location'), 'Uttara');
  await userEvent.type(preferred(), 'mir');
  const list = await screen.findByRole('listbox', { name: 'Preferred Location' });
  await userEvent.click(within(list).getByRole('option', { name: 'Mirpur' }));
  await userEvent.type(screen.getByLabelText('Expected Salary'), '৫০০০');
}

describe('the tutor location', () => {
  it('AUT-029 AUT-030 AUT-071 sends places and salary, shows the word of the server, and leads to the dashboard', async () => {
    const { server, page } = openTutor();
    await fillPlaces();
    await press('Save');
    await expectPath('/tutor/dashboard');
    const sent = (part: string) => server.sent.find(({ path }) => path.includes(part))?.body;
    expect(sent('preferred')).toEqual({ city_id: 1, location_id: 3, preferred_location_id: [2] });
    expect(sent('salary')).toEqual({ expected_salary: 5000 });
    expect(page.toasts.map(({ message }) => message)).toEqual(['Tutoring location updated successfully.']);
  });

  it.each([
    ['?redirect=%2Ftutor%2Fcv', null, '/tutor/cv'],
    ['?redirect=%2F%2Fevil.example', null, '/tutor/dashboard'],
    ['', '/job-details/12', '/job-details/12'],
  ])('AUT-030 AUT-031 with %s, and %s wanted before, goes to %s', async (query, intended, goal) => {
    openTutor(query, {}, intended);
    await fillPlaces();
    await press('Save');
    await expectPath(goal);
  });

  it('TUT-155 has the areas at the teaching location chosen, which can be changed', async () => {
    const near = { city_id: 1, location_id: 3, preferred_location_id: [2, 3] };
    const { server } = openTutor('', { 'GET /api/profile-update-info': { data: { ...emptyProfile, near } } });
    await waitFor(() => expect(select('Location').value).toBe('3'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Mirpur' }));
    await userEvent.type(screen.getByLabelText('Expected Salary'), '5000');
    await press('Save');
    await expectPath('/tutor/dashboard');
    expect(server.sent.find(({ path }) => path.includes('preferred'))?.body).toEqual({
      city_id: 1,
      location_id: 3,
      preferred_location_id: [3],
    });
  });

  it('AUT-031 has a way back where it is asked for', async () => {
    openTutor('?back-button=1');
    expect(await screen.findByRole('button', { name: 'Back' })).toBeTruthy();
  });

  it('names everything that is missing', async () => {
    const { server } = openTutor();
    await screen.findByRole('option', { name: 'Dhaka' });
    await press('Save');
    for (const text of [
      'Please select a city.',
      'Please select a location.',
      'Please select at least one preferred location.',
      'Please enter a valid amount',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(server.sent.some(({ path }) => path.includes('preferred'))).toBe(false);
  });

  it('another city empties its areas', async () => {
    openTutor();
    await fillPlaces();
    await userEvent.selectOptions(select('City'), 'Chattogram');
    await waitFor(() => expect(within(select('Location')).getByText('Agrabad')).toBeTruthy());
    expect(select('Location').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Remove Mirpur' })).toBeNull();
  });

  it('puts a refusal of the server at its field', async () => {
    openTutor('', {
      [placesKey]: () => fieldFailure({ location_id: ['Please select a location of the chosen city.'] }),
    });
    await fillPlaces();
    await press('Save');
    expect(await screen.findByText('Please select a location of the chosen city.')).toBeTruthy();
    expect(select('Location').getAttribute('aria-invalid')).toBe('true');
  });
});
