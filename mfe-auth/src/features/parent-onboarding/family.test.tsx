import { failure, fieldFailure, hrefOf, stubServer } from '@porao/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { dhanmondi, done, lookups, parentSession } from '../../common/testing/answers.ts';
import { at, stubGeolocation } from '../../common/testing/geo.ts';
import { expectPath, openPage } from '../../common/testing/render.tsx';
import AddLocationPage from './add-location.page.tsx';
import AddStudentPage from './add-student.page.tsx';

function open(step: 'student' | 'location', change: Record<string, unknown> = {}) {
  const server = stubServer(
    {
      ...lookups,
      'GET /api/family-info': { data: { students: 0, locations: 0 } },
      'GET /api/geo/reverse': dhanmondi,
      'POST /api/my-student': done('Student added successfully.'),
      'POST /api/my-location': done(),
      ...change,
    },
    { token: 'jwt' },
  );
  const page = openPage(
    `/auth/parent/details/add-${step}`,
    step === 'student' ? <AddStudentPage /> : <AddLocationPage />,
    { session: parentSession },
  );
  return { page, body: () => server.sent.find(({ path }) => path.includes(`/my-${step}`))?.body };
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillStudent(): Promise<void> {
  await screen.findByRole('option', { name: 'Bangla Medium' });
  await userEvent.type(screen.getByLabelText('Name'), 'Tasnim');
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  await userEvent.selectOptions(select('Curriculum/Category'), 'Bangla Medium');
  await waitFor(() => expect(within(select('Class or Course')).getByText('Class 8')).toBeTruthy());
  await userEvent.selectOptions(select('Class or Course'), 'Class 8');
}

describe('adding a student', () => {
  it('AUT-033 AUT-046 with an institute, and on to the location', async () => {
    const { body, page } = open('student');
    await fillStudent();
    await userEvent.type(screen.getByRole('combobox', { name: 'Institute' }), 'BU');
    await userEvent.click(await screen.findByRole('option', { name: 'BUET' }));
    await press('Add & Next');
    await expectPath('/auth/parent/details/add-location');
    expect(body()).toEqual({
      name: 'Tasnim',
      gender: 2,
      category_id: 1,
      curriculum_id: null,
      i_class_id: 2,
      institute_id: 2,
      age: null,
      dob: null,
    });
    expect(page.toasts.map(({ message }) => message)).toEqual(['Student added successfully.']);
  });

  it('AUT-033 who is not enrolled gives the age instead', async () => {
    const { body } = open('student');
    await fillStudent();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Not enrolled in any institute' }));
    expect(screen.queryByRole('combobox', { name: 'Institute' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Student Age'), '১৩');
    await press('Add & Next');
    await expectPath('/auth/parent/details/add-location');
    expect(body()).toMatchObject({ institute_id: null, age: 13 });
  });

  it('names everything that is missing, for the choice that was made', async () => {
    const { body } = open('student');
    await screen.findByRole('option', { name: 'Bangla Medium' });
    await press('Add & Next');
    for (const text of [
      'Name is required.',
      'Please select a gender.',
      'Please select a category.',
      'Please select a class.',
      'Please select an institute.',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    await userEvent.click(screen.getByRole('checkbox', { name: 'Not enrolled in any institute' }));
    await fillStudent();
    await press('Add & Next');
    expect(await screen.findByText('Please enter an age from 1 to 99.')).toBeTruthy();
    expect(body()).toBeUndefined();
  });

  it('puts a refusal of the server at its field', async () => {
    open('student', {
      'POST /api/my-student': () => fieldFailure({ age: ['Please enter an age from 1 to 99.'] }),
    });
    await fillStudent();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Not enrolled in any institute' }));
    await userEvent.type(screen.getByLabelText('Student Age'), '13');
    await press('Add & Next');
    expect(await screen.findByText('Please enter an age from 1 to 99.')).toBeTruthy();
  });

  it('AUT-032 was done before: says so and leads on', async () => {
    open('student', { 'GET /api/family-info': { data: { students: 1, locations: 0 } } });
    expect(await screen.findByText('You have already completed this step.')).toBeTruthy();
    expect(hrefOf('Next Step')).toBe('/auth/parent/details/add-location');
  });
});

async function fillAddress(): Promise<void> {
  await screen.findByRole('option', { name: 'Dhaka' });
  await userEvent.selectOptions(select('City'), 'Dhaka');
  await waitFor(() => expect(within(select('Location')).getByText('Uttara')).toBeTruthy());
  await userEvent.selectOptions(select('Location'), 'Uttara');
  await userEvent.type(screen.getByLabelText('Detail Address'), 'House 7');
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Location' });

describe('adding a location', () => {
  it('AUT-035 AUT-036 AUT-037 can be saved once the pin is set, and leads to the dashboard', async () => {
    const { body } = open('location');
    await fillAddress();
    expect(screen.getByRole('button', { name: 'Use My Current Location' })).toBeTruthy();
    expect(save().disabled).toBe(true);
    await waitFor(() => expect(document.querySelector('.leaflet-container')).toBeTruthy());
    const map = document.querySelector('.leaflet-container');
    if (map) fireEvent.click(map, { clientX: 0, clientY: 0 });
    await waitFor(() => expect(save().disabled).toBe(false));
    await userEvent.click(save());
    await expectPath('/parent/dashboard');
    expect(body()).toMatchObject({
      city_id: 1,
      location_id: 3,
      details_location: 'House 7',
      location: 'Dhanmondi, Dhaka',
    });
  });

  it('AUT-048 the current location sets the pin and waits for the rest', async () => {
    stubGeolocation(at(23.75, 90.37), 'prompt');
    const { body } = open('location');
    await fillAddress();
    await press('Use My Current Location');
    await waitFor(() => expect(save().disabled).toBe(false));
    expect(body()).toBeUndefined();
    await userEvent.click(save());
    await expectPath('/parent/dashboard');
    expect(body()).toMatchObject({ lat: 23.75, lon: 90.37 });
  });

  it('AUT-066 a browser without geolocation says so', async () => {
    const rest: object = Object.create(Object.getPrototypeOf(navigator) as object);
    vi.stubGlobal('navigator', Object.create(rest, { onLine: { value: true } }));
    const { page } = open('location');
    await screen.findByRole('option', { name: 'Dhaka' });
    fireEvent.click(screen.getByRole('button', { name: 'Use My Current Location' }));
    await waitFor(() => expect(page.toasts[0]?.title).toBe('Geolocation not supported'));
  });

  it('AUT-063 a failed save shows an error and keeps everything', async () => {
    stubGeolocation(at(23.75, 90.37));
    const { page } = open('location', {
      'POST /api/my-location': () => failure(409, 'CONFLICT', 'Not now.'),
    });
    await fillAddress();
    await press('Use My Current Location');
    await waitFor(() => expect(save().disabled).toBe(false));
    await userEvent.click(save());
    await waitFor(() =>
      expect(page.toasts).toContainEqual({ tone: 'error', title: 'Update Error', message: 'Not now.' }),
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('Detail Address').value).toBe('House 7');
    expect(save().disabled).toBe(false);
  });

  it('AUT-034 was done before: says so and leads home', async () => {
    open('location', { 'GET /api/family-info': { data: { students: 1, locations: 1 } } });
    expect(await screen.findByText('You have already completed this step.')).toBeTruthy();
    expect(hrefOf('Go Home')).toBe('/parent/dashboard');
  });
});
