import { englishMedium } from '@porao/contracts';
import { ApiError } from '@porao/platform';
import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { Form } from '@porao/ui/forms';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useWriteForm } from '../write/write-form.ts';
import { DegreeFields, ProgressFields } from './degree.fields.tsx';
import { type Degree, educationSchema, levels } from './education.form.ts';
import { SchoolDetailFields, SchoolFields } from './secondary.fields.tsx';

const list = (...texts: string[]) => texts.map((text, place) => ({ id: place + 1, text }));
const lists = {
  'POST /api/examtitle/select': list('SSC', 'BSc'),
  'GET /api/group/select': list('Science'),
  'GET /api/curriculum/select': [{ id: englishMedium, text: 'English Medium' }, ...list('Bangla Version')],
  'GET /api/universitytype/select': list('Public University'),
  'GET /api/university/select': [],
  'GET /api/department/select': [],
  'GET /api/board/select': list('Dhaka'),
  'GET /api/curriculumdependency/select': list('Cambridge'),
};

interface DegreeFormProps {
  level: keyof typeof levels;
  onSave: (degree: Degree) => Promise<void>;
}

function DegreeForm({ level, onSave }: DegreeFormProps): ReactNode {
  const id = levels[level];
  const { form, submit } = useWriteForm({
    schema: educationSchema,
    start: { education_level_id: id, current_institute: 0, university_name: '', department_name: '' },
    send: onSave,
    draft: 'degree',
  });
  return (
    <Form form={form} onSubmit={submit} label="Degree">
      {level === 'secondary' ? (
        <>
          <SchoolFields form={form} level={id} />
          <SchoolDetailFields form={form} />
        </>
      ) : (
        <>
          <DegreeFields form={form} level={id} />
          <ProgressFields form={form} />
        </>
      )}
      <button type="submit">Save</button>
    </Form>
  );
}

function open(level: DegreeFormProps['level'], onSave = vi.fn<DegreeFormProps['onSave']>(async () => {})) {
  provideTestPlatform({ session: { type: 'tutor', tutorId: 31, phone: '01712345678' } });
  const server = stubServer({ ...lists });
  render(
    <TestPage>
      <DegreeForm level={level} onSave={onSave} />
    </TestPage>,
  );
  return { onSave, server };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const choose = async (label: string, option: string) => {
  const { value } = await screen.findByRole<HTMLOptionElement>('option', { name: option });
  type(label, value);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

async function fillSchool(): Promise<void> {
  await choose('Exam title', 'SSC');
  fireEvent.click(await screen.findByRole('radio', { name: 'Science' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Bangla Version' }));
}

it('a school degree needs title, group and curriculum; the rest is optional', async () => {
  const { onSave } = open('secondary');
  save();
  for (const text of [
    'Please select an exam title.',
    'Please select a group.',
    'Please select a curriculum.',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
  await fillSchool();
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    education_level_id: levels.secondary,
    exam_title_id: 1,
    group_id: 1,
    curriculum_id: 1,
  });
});

it('the detail of English medium is asked only there', async () => {
  open('secondary');
  expect(screen.queryByLabelText('English-medium detail (optional)')).toBeNull();
  fireEvent.click(await screen.findByRole('radio', { name: 'English Medium' }));
  expect(await screen.findByLabelText('English-medium detail (optional)')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Bangla Version' }));
  await waitFor(() => expect(screen.queryByLabelText('English-medium detail (optional)')).toBeNull());
});

it('a result that is none is refused beside its field', async () => {
  const { onSave } = open('secondary');
  await fillSchool();
  type('Result (optional)', 'A+');
  save();
  await waitFor(() => expect(field('Result (optional)').getAttribute('aria-invalid')).toBe('true'));
  expect(onSave).not.toHaveBeenCalled();
});

it('a bachelor needs title, institute type and semester', async () => {
  const { onSave } = open('bachelor');
  await choose('Exam title', 'BSc');
  await choose('Institute type', 'Public University');
  save();
  await waitFor(() => expect(field('Current semester').getAttribute('aria-invalid')).toBe('true'));
  expect(onSave).not.toHaveBeenCalled();
  await choose('Current semester', 'Semester 3');
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ exam_title_id: 2, university_type_id: 1 });
});

it('what the server refuses is said at its field, and what was typed is kept for a reload', async () => {
  const refusal = new ApiError('No.', 422, 'VALIDATION', { passing_year: ['Too early.'] });
  open(
    'secondary',
    vi.fn(async () => Promise.reject(refusal)),
  );
  await fillSchool();
  type('Result (optional)', '4.50');
  save();
  expect(await screen.findByText('Too early.')).toBeTruthy();
  expect(field('Passing year (optional)').getAttribute('aria-invalid')).toBe('true');
  expect(field('Result (optional)').value).toBe('4.50');
  cleanup();
  open('secondary');
  expect(field('Result (optional)').value).toBe('4.50');
});

it('says that a list is missing, and has it after another try', async () => {
  const { server } = open('bachelor');
  cleanup();
  delete server.answers['GET /api/universitytype/select'];
  render(
    <TestPage>
      <DegreeForm level="bachelor" onSave={async () => {}} />
    </TestPage>,
  );
  expect(await screen.findByText(/^Some lists could not be loaded/)).toBeTruthy();
  Object.assign(server.answers, lists);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Public University' })).toBeTruthy();
});
