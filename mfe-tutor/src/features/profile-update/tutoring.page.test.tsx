import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { emptyProfile } from '../../common/testing/profile.answers.ts';
import { manifest } from '../../manifest.ts';
import { alerts, header, open, opened, submit, titles } from './tutoring.testing.tsx';

describe('the tutoring page', () => {
  it('SHL-090 asks first for exactly what its manifest has the shell ask for', () => {
    const { sent } = open();
    const reads = manifest.routes.find(({ path }) => path === '/tutor/profile/update/tutoring')?.reads;
    expect(sent.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...(reads ?? [])].sort());
  });

  it('TUT-041 TUT-044 has the weights on its tabs and six cards that open and close', async () => {
    open();
    const tabs = within(await screen.findByRole('navigation', { name: 'Parts of the profile to fill' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Tutoring 25%',
      'Education 30%',
      'Personal 30%',
      'Certificate 10%',
    ]);
    for (const title of Object.values(titles)) {
      const button = await header(title);
      expect(button.getAttribute('aria-expanded')).toBe('false');
      await userEvent.click(button);
      expect(button.getAttribute('aria-expanded')).toBe('true');
      await userEvent.click(button);
      expect(button.getAttribute('aria-expanded')).toBe('false');
    }
  });

  const worth = { location: 7, category: 6, salary: 6, experience: 2, availability: 4 } as const;
  it.each([
    ['TUT-072', 'location'],
    ['TUT-073', 'category'],
    ['TUT-074', 'salary'],
    ['TUT-075', 'experience'],
    ['TUT-076', 'availability'],
  ] as const)(
    '%s TUT-045 TUT-152 %s alone is Updated, the others say what they are worth',
    async (_, whole) => {
      const missing = Object.entries(worth)
        .filter(([part]) => part !== whole)
        .map(([part, percent]) => ({ part, percent }));
      open({ 'GET /api/update-profile-status': { data: { profile_completed: 50, missing } } });
      for (const [part, percent] of Object.entries(worth)) {
        const text = (await header(titles[part as keyof typeof worth])).textContent;
        const badge = part === whole ? /(?<!Not )Updated$/ : new RegExp(`Not Updated · \\+${percent}%$`);
        expect(text).toMatch(badge);
      }
      expect((await header(titles.online)).textContent).toMatch(/Not Updated$/);
    },
  );

  it('TUT-154 one press chooses a subject for all classes that have it', async () => {
    const two = [
      { id: 108, text: 'Class 8' },
      { id: 109, text: 'Class 9' },
    ];
    open({
      'GET /api/tutoring-category': {
        data: { categories: [{ id: 1, text: 'Bangla Medium' }], i_classes: two, subjects: [] },
      },
      'POST /api/iclass/select': two,
    });
    const card = await opened(titles.category);
    const common = within(await card.findByRole('group', { name: 'Subjects in all these classes' }));
    const mathematics = common.getByRole<HTMLInputElement>('checkbox', { name: 'Mathematics' });
    await userEvent.click(mathematics);
    for (const name of ['Class 8', 'Class 9'])
      expect(card.getByRole('button', { name: `Remove Mathematics (${name})` })).toBeTruthy();
    await userEvent.click(card.getByRole('button', { name: 'Remove Mathematics (Class 8)' }));
    expect(mathematics.checked).toBe(false);
  });

  it('TUT-153 one press gives a time to every day, another takes it away', async () => {
    const { sent } = open({ 'POST /api/add-tutor-availabilities': done([], 'Updated') });
    const card = await opened(titles.availability);
    const box = (group: string, slot: RegExp) =>
      within(card.getByRole('group', { name: group })).getByRole<HTMLInputElement>('checkbox', {
        name: slot,
      });
    await userEvent.click(box('Friday', /^Noon/));
    await userEvent.click(box('Every day', /^Evening/));
    expect(box('Saturday', /^Evening/).checked).toBe(true);
    await userEvent.click(box('Every day', /^Morning/));
    await userEvent.click(box('Every day', /^Evening/));
    expect(box('Saturday', /^Evening/).checked).toBe(false);
    await userEvent.click(box('Monday', /^Morning/));
    expect(box('Every day', /^Morning/).checked).toBe(false);
    await submit(card);
    await waitFor(() =>
      expect(sent.find(({ path }) => path === '/api/add-tutor-availabilities')?.body).toEqual({
        day: [1, 2, 3, 4, 5, 6, 7],
        morning: [1, 1, 0, 1, 1, 1, 1],
        noon: [0, 0, 0, 0, 0, 0, 1],
        afternoon: [0, 0, 0, 0, 0, 0, 0],
        evening: [0, 0, 0, 0, 0, 0, 0],
      }),
    );
  });

  it.each(['#salary', '?section=salary'])(
    'TUT-046 %s opens its card and keeps it in view until somebody moves on',
    async (place) => {
      const seen: string[] = [];
      let grow = () => {};
      vi.stubGlobal(
        'ResizeObserver',
        class {
          constructor(notice: () => void) {
            grow = notice;
          }
          observe(): void {
            grow();
          }
          disconnect(): void {
            grow = () => {};
          }
        },
      );
      Element.prototype.scrollIntoView = function (this: Element) {
        seen.push(this.id);
      };
      open({}, place);
      expect((await header(titles.salary)).getAttribute('aria-expanded')).toBe('true');
      expect((await header(titles.online)).getAttribute('aria-expanded')).toBe('false');
      grow();
      expect(seen.filter((id) => id === 'salary')).toHaveLength(2);
      fireEvent.wheel(document.body);
      grow();
      expect(seen.filter((id) => id === 'salary')).toHaveLength(2);
      vi.unstubAllGlobals();
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    },
  );

  it('TUT-084 another city empties location and preferred locations', async () => {
    open({
      'GET /api/tutor-profile': {
        data: {
          ...emptyProfile,
          city: { id: 1, city_name: 'Dhaka' },
          location: { id: 11, location_name: 'Dhanmondi' },
          preferred_location: [{ id: 12, text: 'Mirpur' }],
        },
      },
    });
    const card = await opened(titles.location);
    expect(await card.findByRole('button', { name: 'Remove Mirpur' })).toBeTruthy();
    const location = card.getByLabelText<HTMLSelectElement>('Location');
    await waitFor(() => expect(location.value).toBe('11'));
    await userEvent.selectOptions(card.getByLabelText('City'), 'Chattogram');
    expect(location.value).toBe('');
    expect(card.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('TUT-085 classes wait for a category, and another one empties classes and subjects', async () => {
    open({
      'GET /api/tutoring-category': {
        data: {
          categories: [{ id: 1, text: 'Bangla Medium' }],
          i_classes: [{ id: 108, text: 'Class 8' }],
          subjects: [{ id: 1080, text: 'Mathematics' }],
        },
      },
    });
    const card = await opened(titles.category);
    expect(await card.findByRole('button', { name: 'Remove Class 8' })).toBeTruthy();
    expect(await card.findByRole('button', { name: 'Remove Mathematics' })).toBeTruthy();
    await userEvent.click(card.getByRole('checkbox', { name: 'English Medium' }));
    expect(card.queryByRole('button', { name: /^Remove/ })).toBeNull();
    for (const name of ['Bangla Medium', 'English Medium']) {
      await userEvent.click(card.getByRole('checkbox', { name }));
    }
    expect(card.getByRole<HTMLInputElement>('combobox', { name: 'Classes' }).disabled).toBe(true);
  });

  it('TUT-096 TUT-097 TUT-098 TUT-099 empty forms name what they miss, and nothing is sent', async () => {
    const { sent } = open();
    const location = await opened(titles.location);
    await submit(location);
    expect(await location.findAllByRole('alert')).toHaveLength(3);
    const category = await opened(titles.category);
    await submit(category);
    expect(await category.findAllByRole('alert')).toHaveLength(3);
    const salary = await opened(titles.salary);
    await userEvent.type(salary.getByLabelText('Video link (optional)'), 'abc');
    await submit(salary);
    expect(await salary.findAllByRole('alert')).toHaveLength(5);
    expect(alerts(salary)).toEqual([
      'Please enter a valid amount',
      'Please select at least one tutoring style.',
      'Please select at least one tutoring place.',
      'Please enter a valid description',
      'Please enter a valid url',
    ]);
    await userEvent.type(salary.getByLabelText('Expected salary'), '1499');
    expect(alerts(salary)).toContain('Please enter a valid amount');
    await userEvent.clear(salary.getByLabelText('Expected salary'));
    await userEvent.type(salary.getByLabelText('Expected salary'), '1500');
    await waitFor(() => expect(alerts(salary)).not.toContain('Please enter a valid amount'));
    expect(sent.some(({ method, path }) => method === 'POST' && path.includes('/update'))).toBe(false);
  });

  it.each([
    [129, false],
    [130, true],
    [500, true],
    [501, false],
  ])('TUT-095 a description of %i characters holds: %s', async (length, holds) => {
    open();
    const card = await opened(titles.online);
    expect(card.getByText(/^Minimum 130 to 500 characters/)).toBeTruthy();
    await userEvent.click(card.getByLabelText(/^About your online/));
    await userEvent.paste('a'.repeat(length));
    await userEvent.tab();
    const messages = () => card.queryAllByRole('alert').map((one: HTMLElement) => one.textContent);
    await waitFor(() => expect(messages()).toEqual(holds ? [] : ['Please enter a valid description']));
  });
});
