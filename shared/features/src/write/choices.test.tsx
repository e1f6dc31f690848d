import { z } from '@porao/contracts/zod';
import { hasUnsaved, isUnsavedLost } from '@porao/platform/shell';
import { useForm } from '@porao/ui/forms';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useChoices } from './choices.ts';

afterEach(cleanup);

const schema = z.object({ name: z.string(), place: z.string() });

function Sample({ draft }: { draft?: string }) {
  const form = useForm({ schema, defaultValues: { name: '', place: '' } });
  useChoices(form, draft);
  const choose = () => form.setValue('place', 'Dhaka', { shouldDirty: true });
  return (
    <form>
      <input aria-label="Name" {...form.register('name')} />
      <button type="button" onClick={choose}>
        Choose
      </button>
      <button type="button" onClick={() => form.reset()}>
        Empty
      </button>
    </form>
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('SHL-185 a choice that no field has is lost with its form, a typed text and a draft are not', async () => {
  const { rerender, unmount } = render(<Sample />);
  await act(async () => fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Rina' } }));
  expect(isUnsavedLost()).toBe(false);
  await press('Choose');
  expect(isUnsavedLost()).toBe(true);
  await press('Empty');
  expect(hasUnsaved()).toBe(false);
  await press('Choose');
  expect(isUnsavedLost()).toBe(true);
  rerender(<Sample draft="sample" />);
  expect(isUnsavedLost()).toBe(false);
  unmount();
  expect(isUnsavedLost()).toBe(false);
});
