import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  document.documentElement.lang = '';
  vi.doUnmock('@porao/contracts/rules/bn');
  vi.resetModules();
});

/** The language is fixed when the modules load, as in a page. */
async function showForm(language: 'en' | 'bn'): Promise<void> {
  document.documentElement.lang = language;
  vi.resetModules();
  const { provideTestPlatform, TestPage } = await import('@porao/platform/testing');
  provideTestPlatform();
  const { Form, schemaOf, TextField } = await import('@porao/ui/forms');
  const { PersonName } = await import('@porao/contracts');
  const { useWriteForm } = await import('./write-form.ts');
  const { withRules } = await import('../schema.ts');
  const named = schemaOf<{ name: string; note: string }, unknown>((value) => {
    const { error } = PersonName.safeParse((value as { name: string }).name);
    return { issues: (error?.issues ?? []).map((issue) => ({ ...issue, path: ['name'] })) };
  });
  const schema = withRules(named, () => [{ path: ['note'], message: 'A text of the form itself' }]);
  function Example() {
    const { form } = useWriteForm({ schema, start: { name: '', note: '' }, send: async () => {} });
    return (
      <Form form={form} onSubmit={() => {}} label="example">
        <TextField form={form} name="name" label="Name" />
        <TextField form={form} name="note" label="Note" />
        <button type="submit">Send</button>
      </Form>
    );
  }
  render(<Example />, { wrapper: TestPage });
}

const send = () => fireEvent.click(screen.getByText('Send'));

it('says what a rule finds in the language of the page, and leaves a text of the form itself', async () => {
  await showForm('bn');
  send();
  expect(await screen.findByText('নামে শুধু অক্ষর, ফাঁকা জায়গা, ডট, ঊর্ধ্বকমা ও হাইফেন থাকতে পারে।')).toBeTruthy();
  expect(screen.getByText('A text of the form itself')).toBeTruthy();
});

it('says it in English on an English page', async () => {
  await showForm('en');
  send();
  expect(
    await screen.findByText('Name can have only letters, spaces, dots, apostrophes and hyphens.'),
  ).toBeTruthy();
});

it('fills in what the rule compares with', async () => {
  document.documentElement.lang = 'bn';
  vi.resetModules();
  const { ruleText } = await import('./rule-text.ts');
  expect(await ruleText({ message: 'text.tooLong', maximum: 150 })).toBe('সর্বোচ্চ ১৫০ অক্ষর রাখা যায়।');
});

it('asks to check the field while the texts cannot be loaded', async () => {
  vi.doMock('@porao/contracts/rules/bn', () => {
    throw new Error('no network');
  });
  await showForm('bn');
  send();
  expect(await screen.findByText('এই ঘরটি দেখে নিন।')).toBeTruthy();
});
