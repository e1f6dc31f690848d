import { failure, fieldFailure } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { lookupAnswers } from '../../common/testing/lookup.answers.ts';
import { degree, emptyAnswers } from '../../common/testing/profile.answers.ts';
import { expectToasts, renderAsTutor } from '../../common/testing/render.tsx';
import EducationPage from './education.page.tsx';

const open = (rows: unknown[] = [], answers: Record<string, unknown> = {}) =>
  renderAsTutor('/tutor/profile/update/education', <EducationPage />, {
    ...emptyAnswers(),
    ...lookupAnswers,
    'GET /api/tutor-educational-info': { data: rows },
    ...answers,
  });

const level = () => screen.findByLabelText<HTMLSelectElement>('Education level');
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add' });
const start = async (name: string) => {
  const select = await level();
  await screen.findByRole('option', { name });
  await userEvent.selectOptions(select, name);
  await userEvent.click(addButton());
  return within(await screen.findByRole('form', { name: 'Add a degree' }));
};
/** The form of a bachelor with all that it requires. */
const startBachelor = async () => {
  const form = await start('Bachelor Honors');
  await form.findByRole('option', { name: 'BSc' });
  await userEvent.selectOptions(form.getByLabelText('Exam title'), 'BSc');
  await form.findByRole('option', { name: 'Public University' });
  await userEvent.selectOptions(form.getByLabelText('Institute type'), 'Public University');
  await userEvent.selectOptions(form.getByLabelText('Current semester'), 'Semester 4');
  return form;
};
const labels = (form: ReturnType<typeof within>) =>
  [
    'Exam title',
    'Group',
    'School or institute (optional)',
    'University or institute (optional)',
    'Department (optional)',
    'Institute type',
    'Board (optional)',
    'Result (optional)',
    'Curriculum',
    'Current semester',
    'Passing year (optional)',
    'English-medium detail (optional)',
  ].filter(
    (name) => form.queryAllByLabelText(name).length > 0 || form.queryByRole('group', { name }) !== null,
  );
const saved = done(null, 'Education level updated successfully.');

describe('the education page', () => {
  it("TUT-079 TUT-138 starts with 'No Education Found!' and an Add that waits for a level", async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'No Education Found!' })).toBeTruthy();
    expect(addButton().disabled).toBe(true);
    await screen.findByRole('option', { name: 'Secondary' });
    await userEvent.selectOptions(await level(), 'Secondary');
    expect(addButton().disabled).toBe(false);
  });

  it('TUT-077 a level that is there cannot be chosen again', async () => {
    open([degree(1, 6)]);
    const option = await screen.findByRole<HTMLOptionElement>('option', { name: 'Secondary' });
    expect(option.disabled).toBe(true);
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Bachelor Honors' }).disabled).toBe(false);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('TUT-078 with a current institute elsewhere (%s) the box is there %i times', async (taken, count) => {
    open([degree(1, 6, { current_institute: taken ? '1' : '0' })]);
    const form = await start('Bachelor Honors');
    expect(form.queryAllByRole('checkbox', { name: 'This is my current institute' })).toHaveLength(count);
  });

  it('TUT-080 TUT-082 a school level asks its fields, and English medium its detail', async () => {
    open();
    const form = await start('Secondary');
    const school = [
      'Exam title',
      'Group',
      'School or institute (optional)',
      'Board (optional)',
      'Result (optional)',
      'Curriculum',
      'Passing year (optional)',
    ];
    expect(labels(form)).toEqual(school);
    await userEvent.click(await form.findByRole('radio', { name: 'English Medium' }));
    expect(labels(form)).toEqual([...school, 'English-medium detail (optional)']);
    expect(await form.findByRole('option', { name: 'Edexcel' })).toBeTruthy();
    await userEvent.click(form.getByRole('radio', { name: 'Bangla Version' }));
    expect(labels(form)).toEqual(school);
  });

  it('TUT-063 TUT-064 TUT-081 a later level asks its own, with the semesters and the years', async () => {
    open();
    const form = await start('Bachelor Honors');
    expect(labels(form)).toEqual([
      'Exam title',
      'University or institute (optional)',
      'Department (optional)',
      'Institute type',
      'Result (optional)',
      'Current semester',
      'Passing year (optional)',
    ]);
    const values = (name: string) =>
      [...form.getByLabelText<HTMLSelectElement>(name).options].map(({ value }) => value).slice(1);
    expect(values('Current semester')).toEqual([...Array.from({ length: 12 }, (_, i) => `${i + 1}`), '100']);
    const thisYear = new Date().getFullYear();
    expect(values('Passing year (optional)')).toEqual(
      Array.from({ length: thisYear - 1979 }, (_, i) => `${thisYear - i}`),
    );
  });

  it.each([
    ['Secondary', ['Please select an exam title.', 'Please select a group.', 'Please select a curriculum.']],
    [
      'Bachelor Honors',
      [
        'Please select an exam title.',
        'Please select an institute type.',
        'Please select a current semester.',
      ],
    ],
  ])('TUT-103 %s requires its own', async (name, messages) => {
    open();
    const form = await start(name);
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(form.getAllByRole('alert').map((one) => one.textContent)).toEqual(messages));
  });

  it.each([
    ['2.34', true],
    ['2.3', false],
    ['2', false],
    ['2.345', false],
    ['abc', false],
  ])('TUT-102 a result of %s holds: %s', async (result, holds) => {
    open();
    const form = await start('Bachelor Honors');
    await userEvent.type(form.getByLabelText('Result (optional)'), result);
    await userEvent.tab();
    const message = 'Result must be a number with exactly two decimals, like 2.34.';
    const messages = () => form.queryAllByRole('alert').map((one: HTMLElement) => one.textContent);
    await waitFor(() => expect(messages()).toEqual(holds ? [] : [message]));
  });

  it('TUT-047 TUT-089 TUT-127 a degree is added, changed and listed newest first (TUT-083)', async () => {
    const old = degree(1, 6, { created_at: '2026-01-01T00:00:00.000Z' });
    const fresh = degree(2, 9, { created_at: '2026-03-01T00:00:00.000Z' });
    const { sent, answers, platform } = open([old], {
      'POST /api/create-tutor-educational-info': saved,
      'POST /api/update-tutor-educational-info/2': saved,
    });
    const form = await startBachelor();
    await userEvent.click(form.getByRole('checkbox', { name: 'This is my current institute' }));
    answers['GET /api/tutor-educational-info'] = { data: [old, fresh] };
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(sent.find(({ path }) => path.includes('create'))?.body).toMatchObject({
      education_level_id: 9,
      exam_title_id: 1,
      university_type_id: 1,
      current_semester: 4,
      current_institute: true,
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'BSc',
      'SSC',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit BSc' }));
    const edit = within(await screen.findByRole('form', { name: 'Edit the degree' }));
    await userEvent.selectOptions(edit.getByLabelText('Institute type'), 'Public University');
    await userEvent.selectOptions(edit.getByLabelText('Current semester'), 'Graduation Completed');
    await userEvent.selectOptions(edit.getByLabelText('Exam title'), 'BSc');
    await userEvent.click(edit.getByRole('button', { name: 'Update' }));
    await expectToasts(platform, saved.message, saved.message);
  });

  it('TUT-159 between the degrees of school and university the one that is missing is open, filled as far as known', async () => {
    const { sent } = open([degree(1, 6, { group_id: 1, curriculum_id: 1 }), degree(2, 9)], {
      'POST /api/create-tutor-educational-info': saved,
    });
    const form = within(await screen.findByRole('form', { name: 'Add a degree' }));
    await waitFor(async () => expect((await level()).value).toBe('7'));
    for (const name of ['Science', 'Bangla Version'])
      expect((await form.findByRole<HTMLInputElement>('radio', { name })).checked).toBe(true);
    await form.findByRole('option', { name: 'BSc' });
    await userEvent.selectOptions(form.getByLabelText('Exam title'), 'BSc');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(sent.find(({ path }) => path.includes('create'))?.body).toMatchObject({
      education_level_id: 7,
      group_id: 1,
      curriculum_id: 1,
    });
  });

  it('TUT-104 what the server refuses is shown at its field, and nothing is lost', async () => {
    open([], {
      'POST /api/create-tutor-educational-info': fieldFailure({
        university_type_id: ['Wrong type'],
        current_semester: ['Wrong semester'],
        result: ['Wrong result'],
      }),
    });
    const form = await startBachelor();
    await userEvent.type(form.getByLabelText('Result (optional)'), '3.25');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    for (const message of ['Wrong type', 'Wrong semester', 'Wrong result']) {
      expect(await form.findByText(message)).toBeTruthy();
    }
    expect(form.getByLabelText<HTMLInputElement>('Result (optional)').value).toBe('3.25');
  });

  it('shows an error when the degrees cannot be loaded, and recovers', async () => {
    const { answers } = open([], {
      'GET /api/tutor-educational-info': () => failure(500, 'INTERNAL', 'Broken'),
    });
    expect(await screen.findByText('Your profile could not be loaded')).toBeTruthy();
    answers['GET /api/tutor-educational-info'] = { data: [degree(1, 6)] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'SSC' })).toBeTruthy();
  });
});
