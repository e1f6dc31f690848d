import { fieldFailure } from '@porao/platform/testing';
import type { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { about, experience } from '../../common/testing/profile.answers.ts';
import { expectToasts } from '../../common/testing/render.tsx';
import { header, open, opened, submit, titles } from './tutoring.testing.tsx';

describe('the experiences', () => {
  const fill = async (card: ReturnType<typeof within>) => {
    await userEvent.selectOptions(await card.findByLabelText('Category'), 'Bangla Medium');
    await card.findByRole('option', { name: 'Class 8' });
    await userEvent.selectOptions(card.getByLabelText('Class'), 'Class 8');
    await userEvent.type(card.getByLabelText('Teaching location'), 'Mirpur');
    await userEvent.type(card.getByLabelText('From date'), '2025-01-01');
    await userEvent.type(card.getByLabelText('To date'), '2026-01-01');
    await userEvent.click(card.getByLabelText(/^About this experience/));
    await userEvent.paste(about);
  };

  it('TUT-100 TUT-139 the first one: none yet, and all six fields are required', async () => {
    open();
    const card = await opened(titles.experience);
    expect(card.getByText('No experience information added')).toBeTruthy();
    await submit(card, 'Add experience');
    await submit(card, 'Add');
    expect(await card.findAllByRole('alert')).toHaveLength(6);
  });

  it('TUT-086 TUT-087 TUT-089 TUT-124 is added', async () => {
    let answer: (value: unknown) => void = () => {};
    const { answers, platform } = open({
      'POST /api/add-tutor-experience': () => new Promise((resolve) => (answer = resolve)),
    });
    const card = await opened(titles.experience);
    await submit(card, 'Add experience');
    const iClass = await card.findByLabelText<HTMLSelectElement>('Class');
    expect(iClass.disabled).toBe(true);
    await fill(card);
    expect(iClass.value).toBe('108');
    await userEvent.selectOptions(card.getByLabelText('Category'), 'English Medium');
    expect(iClass.value).toBe('');
    await card.findByRole('option', { name: 'Class 8' });
    await userEvent.selectOptions(iClass, 'Class 8');
    await submit(card, 'Add');
    expect(await card.findByRole('button', { name: 'Adding...' })).toBeTruthy();
    answers['GET /api/tutor-experience'] = { data: [experience(5)] };
    answer(done(experience(5), 'Experience added successfully'));
    await expectToasts(platform, 'Experience added successfully');
    expect((await header(titles.experience)).getAttribute('aria-expanded')).toBe('false');
    expect((await header(titles.experience)).textContent).toContain('Class 8');
  });

  it('TUT-101 what the server refuses is shown at its field', async () => {
    const names = [
      'tutoring_category_id',
      'i_class_id',
      'teaching_location',
      'duration_to',
      'about',
      'duration_from',
    ];
    const errors = Object.fromEntries(names.map((name) => [name, [`Wrong ${name}`]]));
    open({ 'POST /api/add-tutor-experience': fieldFailure(errors) });
    const card = await opened(titles.experience);
    await submit(card, 'Add experience');
    await fill(card);
    await submit(card, 'Add');
    for (const name of names) expect(await card.findByText(`Wrong ${name}`)).toBeTruthy();
    expect(card.getByLabelText<HTMLInputElement>('Teaching location').value).toBe('Mirpur');
  });

  it('TUT-125 TUT-126 one is changed in its place, and deleted after asking', async () => {
    const { sent, answers, platform } = open({
      'GET /api/tutor-experience': { data: [experience(5)] },
      'POST /api/update-tutor-experience/5': done(experience(5), 'Experience updated successfully'),
      'GET /api/delete-tutor-experience/5': done(null, 'Experience deleted successfully'),
    });
    const card = await opened(titles.experience);
    await userEvent.click(card.getByRole('button', { name: 'Edit Class 8' }));
    const place = await card.findByLabelText('Teaching location');
    await userEvent.clear(place);
    await userEvent.type(place, 'Banani');
    await userEvent.selectOptions(card.getByLabelText('Category'), 'English Medium');
    await card.findByRole('option', { name: 'Class 8' });
    await userEvent.selectOptions(card.getByLabelText('Class'), 'Class 8');
    await submit(card);
    const remove = await card.findByRole('button', { name: 'Delete Class 8' });
    expect(sent.find(({ path }) => path.endsWith('update-tutor-experience/5'))?.body).toMatchObject({
      teaching_location: 'Banani',
      i_class_id: 208,
    });
    await userEvent.click(remove);
    expect(sent.some(({ path }) => path.includes('delete'))).toBe(false);
    answers['GET /api/tutor-experience'] = { data: [] };
    platform.modals.at(-1)?.buttons.at(-1)?.onPress?.();
    expect(await card.findByText('No experience information added')).toBeTruthy();
    await expectToasts(platform, 'Experience updated successfully', 'Experience deleted successfully');
  });
});
