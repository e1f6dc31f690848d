import type { ProfileInfo } from '@porao/contracts';
import { fieldFailure, hrefOf, stubServer } from '@porao/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { done, emptyProfile, lookups, tutorSession } from '../../common/testing/answers.ts';
import { expectPath, openPage } from '../../common/testing/render.tsx';
import BachelorPage from './bachelor.page.tsx';
import SecondaryPage from './secondary.page.tsx';

const createKey = 'POST /api/create-tutor-educational-info';
const saved = done('Education level updated successfully.');

function open(step: 'secondary' | 'bachelor', answer: unknown = saved, profile: Partial<ProfileInfo> = {}) {
  const server = stubServer(
    {
      ...lookups,
      'GET /api/profile-update-info': { data: { ...emptyProfile, ...profile } },
      [createKey]: answer,
    },
    { token: 'jwt' },
  );
  const page = openPage(
    `/auth/tutor/details/${step}-education`,
    step === 'secondary' ? <SecondaryPage /> : <BachelorPage />,
    { session: tutorSession },
  );
  const created = () => server.sent.find(({ path }) => path.startsWith('/api/create-tutor'))?.body;
  return { server, page, created };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (label: string, option: string) => {
  await screen.findByRole('option', { name: option });
  await userEvent.selectOptions(screen.getByLabelText(label), option);
};

describe('the secondary step', () => {
  it('AUT-019 AUT-020 asks for exam title, institute, group and curriculum, and names what is missing', async () => {
    const { created } = open('secondary');
    expect(await screen.findByLabelText('Exam title')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'School or institute (optional)' })).toBeTruthy();
    expect(await screen.findByRole('radio', { name: 'Science' })).toBeTruthy();
    expect(within(screen.getByRole('group', { name: 'Group' })).getAllByRole('radio')).toHaveLength(2);
    expect(within(screen.getByRole('group', { name: 'Curriculum' })).getAllByRole('radio')).toHaveLength(2);
    await press('Save and continue');
    for (const text of [
      'Please select an exam title.',
      'Please select a group.',
      'Please select a curriculum.',
    ]) {
      expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    }
    expect(created()).toBeUndefined();
  });

  const fillAndSave = async () => {
    await choose('Exam title', 'SSC');
    await userEvent.click(screen.getByRole('radio', { name: 'Science' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Bangla Version' }));
    await press('Save and continue');
  };

  it('AUT-047 sends level 6 and goes on to the teaching location', async () => {
    const { created, page } = open('secondary');
    await fillAndSave();
    await expectPath('/auth/tutor/details/teaching-location');
    expect(created()).toMatchObject({
      education_level_id: 6,
      exam_title_id: 601,
      group_id: 1,
      curriculum_id: 1,
    });
    expect(page.toasts.map(({ message }) => message)).toEqual([saved.message]);
  });

  it('puts a refusal of the server at its field, and keeps the choices', async () => {
    open('secondary', () => fieldFailure({ exam_title_id: ['Please select an exam title of the list.'] }));
    await fillAndSave();
    expect(await screen.findByText('Please select an exam title of the list.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Science' }).checked).toBe(true);
  });

  it('AUT-017 AUT-018 a done step says so, with the way home and the way on, and its dot is ticked', async () => {
    open('secondary', saved, { Secondary: true });
    expect(await screen.findByText('You have already completed this step.')).toBeTruthy();
    expect(hrefOf('Go Home')).toBe('/tutor/dashboard');
    expect(hrefOf('Next Step')).toBe('/auth/tutor/details/teaching-location');
    const dots = within(screen.getByRole('list', { name: 'Steps to start' })).getAllByRole('listitem');
    expect(dots.map((dot) => [dot.textContent, dot.getAttribute('aria-current')])).toEqual([
      ['Secondary education (done)', 'step'],
      ['Teaching location', null],
      ['Bachelor education', null],
      ['Tutor location', null],
    ]);
  });
});

describe('the bachelor step', () => {
  const fillFirstPart = async () => {
    await choose('Exam title', 'BSc');
    await choose('Institute type', 'Public University');
    await press('Continue');
  };

  it('AUT-021 AUT-047 has two parts, and sends level 9 as the current institute at the end', async () => {
    const { created } = open('bachelor');
    await screen.findByLabelText('Institute type');
    await press('Continue');
    expect(await screen.findByText('Please select an institute type.')).toBeTruthy();
    expect(screen.queryByLabelText('Current semester')).toBeNull();
    await fillFirstPart();
    await screen.findByLabelText('Current semester');
    await choose('Current semester', 'Semester 4');
    await userEvent.type(screen.getByLabelText('Result (optional)'), '3.25');
    await press('Save and continue');
    await expectPath('/auth/tutor/details/tutor-location');
    expect(created()).toMatchObject({
      education_level_id: 9,
      current_institute: true,
      exam_title_id: 901,
      university_type_id: 1,
      current_semester: 4,
      result: '3.25',
    });
  });

  it('goes back to the part where the server found a fault', async () => {
    open('bachelor', () =>
      fieldFailure({ university_type_id: ['Please select an institute type of the list.'] }),
    );
    await fillFirstPart();
    await choose('Current semester', 'Semester 4');
    await press('Save and continue');
    expect(await screen.findByText('Please select an institute type of the list.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Institute type').value).toBe('1');
  });

  it('an institute that is missing can be added', async () => {
    const { server, created } = open('bachelor');
    server.answers['POST /api/department/select'] = done('Added.', { id: 77, text: 'Astronomy' });
    const department = await screen.findByRole('combobox', { name: 'Department (optional)' });
    await userEvent.type(department, 'Astronomy');
    await userEvent.click(await screen.findByRole('option', { name: 'Add “Astronomy”' }));
    await fillFirstPart();
    await choose('Current semester', 'Graduation Completed');
    await press('Save and continue');
    await expectPath('/auth/tutor/details/tutor-location');
    expect(created()).toMatchObject({ department_id: 77, current_semester: 100 });
  });
});
