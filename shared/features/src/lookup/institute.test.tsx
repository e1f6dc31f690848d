import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { Form, useForm, useWatch } from '@porao/ui/forms';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ruled } from '../schema.ts';
import { InstituteField } from './institute.field.tsx';

const schema = ruled<{ institute?: number; institute_name: string }>(() => []);

function Sample(): ReactNode {
  const form = useForm({ schema, defaultValues: { institute_name: '' } });
  const chosen = useWatch({ control: form.control, name: 'institute' });
  return (
    <Form form={form} onSubmit={() => {}}>
      <InstituteField
        form={form}
        name="institute"
        nameField="institute_name"
        list="university"
        label="Institute"
      />
      <output>{chosen}</output>
    </Form>
  );
}

it('offers what was found again when the field is pressed after a choice, and adds nothing twice', async () => {
  provideTestPlatform();
  const { sent } = stubServer({
    'GET /api/university/select': [
      { id: 1, text: 'University of Dhaka' },
      { id: 2, text: 'University of Rajshahi' },
    ],
  });
  render(
    <TestPage>
      <Sample />
    </TestPage>,
  );
  const input = screen.getByRole('combobox');
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'Univ' } });
  expect(await screen.findByRole('option', { name: 'Add “Univ”' })).toBeTruthy();
  const asked = sent.length;
  for (const [id, name] of [
    ['1', 'University of Dhaka'],
    ['2', 'University of Rajshahi'],
  ] as const) {
    fireEvent.mouseDown(screen.getByRole('option', { name }));
    expect(document.querySelector('output')?.textContent).toBe(id);
    fireEvent.click(input);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByRole('option', { name: /^Add/ })).toBeNull();
  }
  expect(sent).toHaveLength(asked);
});

it('SHL-146 offers no adding of what an institute is called', async () => {
  provideTestPlatform();
  const { sent } = stubServer({
    'GET /api/university/select': ({ path }: { path: string }) => [
      { id: 1, text: 'University of Dhaka', ...(path.endsWith('q=DU') && { names: 'DU' }) },
    ],
  });
  render(
    <TestPage>
      <Sample />
    </TestPage>,
  );
  const input = screen.getByRole('combobox');
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'D' } });
  fireEvent.change(input, { target: { value: 'Du' } });
  expect(await screen.findByRole('option', { name: 'Add “Du”' })).toBeTruthy();
  fireEvent.change(input, { target: { value: 'DU' } });
  await waitFor(() => expect(sent.at(-1)?.path).toMatch(/q=DU$/));
  expect(screen.queryByRole('option', { name: /^Add/ })).toBeNull();
  fireEvent.mouseDown(await screen.findByRole('option', { name: 'University of Dhaka' }));
  expect(document.querySelector('output')?.textContent).toBe('1');
});

it('keeps its suggestions until the next ones are there, and adds nothing before it knows that it is missing', async () => {
  provideTestPlatform();
  let answer: (rows: object[]) => void = () => {};
  stubServer({
    'GET /api/university/select': ({ path }: { path: string }) =>
      path.endsWith('q=')
        ? [{ id: 1, text: 'University of Dhaka' }]
        : new Promise((resolve) => {
            answer = resolve;
          }),
  });
  render(
    <TestPage>
      <Sample />
    </TestPage>,
  );
  const input = screen.getByRole('combobox');
  fireEvent.focus(input);
  const option = await screen.findByRole('option', { name: 'University of Dhaka' });
  const before = answer;
  fireEvent.change(input, { target: { value: 'Dha' } });
  await waitFor(() => expect(answer, 'it is asked for').not.toBe(before));
  expect(option.isConnected).toBe(true);
  expect(screen.queryByRole('option', { name: /^Add/ })).toBeNull();
  answer([{ id: 1, text: 'University of Dhaka' }]);
  expect(await screen.findByRole('option', { name: 'Add “Dha”' })).toBeTruthy();
  fireEvent.mouseDown(option);
  expect(document.querySelector('output')?.textContent).toBe('1');
});
