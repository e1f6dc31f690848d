import { failure, hrefOf } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { done, user } from '../../common/testing/answers.ts';
import {
  about,
  credential,
  degree,
  emptyAnswers,
  emptyProfile,
  experience,
  noWeek,
} from '../../common/testing/profile.answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import { manifest } from '../../manifest.ts';
import OverviewPage from './overview.page.tsx';

const open = (answers: Record<string, unknown> = {}) =>
  renderAsTutor('/tutor/profile/overview', <OverviewPage />, { ...emptyAnswers(), ...answers });

const sections = {
  'Education Information': ['/tutor/profile/update/education', 'No education information added'],
  'Tutoring Location': ['/tutor/profile/update/tutoring#location', 'No Tutoring Location added'],
  'Tutoring Category': ['/tutor/profile/update/tutoring#category', 'No Tutoring Category added'],
  'Expected Salary & Tutoring Style': [
    '/tutor/profile/update/tutoring#salary',
    'No Expected Salary & Tutoring Style added',
  ],
  'Online Tutoring Profile': ['/tutor/profile/update/tutoring#online', 'No Online Tutoring Profile added'],
  'Personal Information': ['/tutor/profile/update/personal', 'No Personal Information added'],
  Experience: ['/tutor/profile/update/tutoring#experience', 'No experience information added'],
  Availability: ['/tutor/profile/update/tutoring#availability', 'No Availability Added'],
  Credentials: ['/tutor/profile/update/certificate', 'No Credential added!'],
} as const;

const section = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement;
const file = (name: string, type: string) => new File(['x'], name, { type });
const photoInput = () => screen.getByTestId<HTMLInputElement>('photo');

describe('the profile overview', () => {
  it('asks first for exactly what its manifest has the shell ask for', async () => {
    const { sent } = open();
    await section('Education Information');
    const reads = manifest.routes.find(({ path }) => path === '/tutor/profile/overview')?.reads;
    expect(sent.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...(reads ?? [])].sort());
  });

  it('TUT-037 has Change Photo, Download CV, Update Profile and the three tabs', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change Photo' })).toBeTruthy();
    expect(hrefOf('Download CV')).toBe('/tutor/cv');
    expect(hrefOf('Update Profile')).toBe('/tutor/profile/update/tutoring');
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of your profile' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Students',
      'Reviews',
    ]);
  });

  it('TUT-038 TUT-039 TUT-040 TUT-137 TUT-138 TUT-139 TUT-140 of a fresh tutor shows nine sections, each with its edit link and empty text', async () => {
    open();
    for (const [name, [href, text]] of Object.entries(sections)) {
      const card = within(await section(name));
      expect(hrefOf(`Edit ${name}`, card)).toBe(href);
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9);
  });

  it("RUL-016 shows what is filled, and 'Not specified' for what is not", async () => {
    const week = noWeek.map((row) => (row.day === 2 ? { ...row, evening: 1 as const } : row));
    open({
      'GET /api/tutor-profile': {
        data: { ...emptyProfile, city: { id: 1, city_name: 'Dhaka' }, expected_salary: 5000 },
      },
      'GET /api/tutor-educational-info': { data: [degree(1, 6, { result: '4.50' })] },
      'GET /api/tutor-experience': { data: [experience(1)] },
      'GET /api/tutor-availabilities': { data: week },
      'GET /api/get-tutor-certificate': { data: [credential(3, 5, 'SSC Certificate')] },
    });
    expect((await section('Tutoring Location')).textContent).toMatch(/CityDhaka.*LocationNot specified/);
    expect((await section('Expected Salary & Tutoring Style')).textContent).toContain('৳ 5,000 a month');
    const education = await section('Education Information');
    expect(education.textContent).toMatch(/SSC.*GroupNot specified.*Result4\.50/);
    expect((await section('Experience')).textContent).toContain(about);
    expect((await section('Availability')).textContent).toMatch(/Availability.*SundayEvening$/);
    expect(screen.getByRole('link', { name: 'Open the image: SSC Certificate' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/null|undefined/);
  });

  it('TUT-070 TUT-112 of a Red account can be read, and not edited', async () => {
    open({ 'GET /api/v1/user': { data: { ...user, account_status: 'Red' } } });
    expect((await section('Availability')).textContent).toContain('No Availability Added');
    expect(hrefOf('Contact support.')).toBe('/support');
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change Photo' }).disabled).toBe(true);
  });

  it('TUT-088 TUT-092 a chosen photo is uploaded at once, and the account asked for again', async () => {
    let answer: (value: unknown) => void = () => {};
    const { sent, answers, platform } = open({
      'POST /api/v1/change-profile-picture': () => new Promise((resolve) => (answer = resolve)),
    });
    await screen.findByRole('heading', { level: 1 });
    await userEvent.upload(photoInput(), file('me.png', 'image/png'));
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeTruthy();
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({ image: expect.stringMatching(/^data:image\/png;base64,/) }),
    );
    answers['GET /api/v1/user'] = { data: { ...user, photo: 'new.webp' } };
    answer(done({ photo: 'new.webp' }));
    await waitFor(() =>
      expect(document.querySelector('img')?.getAttribute('src')).toBe('/storage/profile/new.webp'),
    );
    const calls = sent.map(({ method, path }) => `${method} ${path}`);
    expect(calls.lastIndexOf('GET /api/v1/user')).toBeGreaterThan(
      calls.indexOf('POST /api/v1/change-profile-picture'),
    );
    expect(platform.toasts.map(({ tone }) => tone)).toEqual(['success']);
  });

  it("TUT-123 a photo that cannot be uploaded shows 'Something went wrong'", async () => {
    const { platform } = open({
      'POST /api/v1/change-profile-picture': () => failure(500, 'INTERNAL', 'Broken'),
    });
    await screen.findByRole('heading', { level: 1 });
    await userEvent.upload(photoInput(), file('me.png', 'image/png'));
    await waitFor(() => expect(platform.toasts).toHaveLength(1));
    expect(platform.toasts[0]).toMatchObject({ tone: 'error', title: 'Something went wrong' });
    expect(screen.getByRole('button', { name: 'Change Photo' })).toBeTruthy();
  });

  it('SHL-141 a photo that this browser cannot open is not sent, and the next step is said', async () => {
    const { platform, sent } = open();
    await screen.findByRole('heading', { level: 1 });
    await userEvent.upload(photoInput(), file('IMG_0001.heic', 'image/heic'));
    await waitFor(() =>
      expect(platform.toasts).toEqual([
        expect.objectContaining({ tone: 'error', message: expect.stringMatching(/screenshot/) }),
      ]),
    );
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('shows an error when the account cannot be loaded, and recovers', async () => {
    const { answers } = open({ 'GET /api/v1/user': () => failure(500, 'INTERNAL', 'Broken') });
    expect(await screen.findByText('Your profile could not be loaded')).toBeTruthy();
    answers['GET /api/v1/user'] = { data: user };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeTruthy();
  });
});
