import { TestPage } from '@porao/platform/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../index.ts';
import { BottomSheet, Modal } from '../overlays.ts';
import { RegionContext } from '../shell.ts';

const show = (element: ReactNode) => render(<TestPage>{element}</TestPage>);

function Asking({ locked = false }: { locked?: boolean }): ReactNode {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Apply Now</Button>
      <Modal opened={opened} onClose={close} title="Confirmation!" closeLabel="Close" locked={locked}>
        <Button data-autofocus>No</Button>
      </Modal>
    </>
  );
}

describe('Modal', () => {
  it('takes the focus, holds the page, and gives the focus back on Escape', async () => {
    show(<Asking />);
    await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }));
    await screen.findByRole('dialog', { name: 'Confirmation!' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' })));
    expect(document.querySelector('style'), 'ADR 41').toBeNull();
    expect(document.querySelector('[data-porao-overlay]')).toBeTruthy();
    const { documentElement: root } = document;
    expect(root.hasAttribute('data-overlaid'), 'the shade has the whole window').toBe(true);
    expect(screen.queryByRole('banner', { hidden: true }), "no banner beside the page's").toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.querySelector('[data-porao-overlay]')).toBeNull();
    expect(root.hasAttribute('data-overlaid')).toBe(false);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apply Now' })),
    );
  });

  it('SHL-080 changes nothing of the root that its elements inherit', async () => {
    vi.stubGlobal('innerWidth', 1015);
    show(
      <Modal opened title="Why?" closeLabel="Close" onClose={() => {}}>
        Class 8
      </Modal>,
    );
    await screen.findByRole('dialog', { name: 'Why?' });
    expect([...document.documentElement.style]).toEqual(['padding-inline-end']);
    expect(document.documentElement.style.paddingInlineEnd).toBe('1015px');
    cleanup();
    expect([...document.documentElement.style]).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('OPS-162 gives the focus back also where it comes opened, as a dialog whose code is loaded by the press', async () => {
    function Late(): ReactNode {
      const [opened, setOpened] = useState<boolean>();
      const close = () => setOpened(false);
      return (
        <>
          <Button onClick={() => setOpened(true)}>Reject</Button>
          {opened !== undefined && (
            <Modal opened={opened} title="Why?" closeLabel="Close" onClose={close}>
              Class 8
            </Modal>
          )}
        </>
      );
    }
    show(<Late />);
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reject' })));
  });

  it('SHL-144 Escape closes the dialog above a form, and the form stays', async () => {
    function Form(): ReactNode {
      const [asking, setAsking] = useState(false);
      const [editing, setEditing] = useState(true);
      return (
        <>
          <Modal opened={editing} title="Edit" closeLabel="Close" onClose={() => setEditing(false)}>
            <Button onClick={() => setAsking(true)}>Leave</Button>
          </Modal>
          <Modal opened={asking} title="Leave?" closeLabel="Close" onClose={() => setAsking(false)}>
            Sure?
          </Modal>
        </>
      );
    }
    show(<Form />);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('dialog', { name: 'Leave?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave?' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Edit' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not close while it is locked', async () => {
    show(<Asking locked />);
    await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

it('SHL-163 an overlay is of the region that shows it', async () => {
  show(
    <RegionContext value="mfe-test">
      <BottomSheet opened onClose={() => {}} title="Filters" closeLabel="Close">
        text
      </BottomSheet>
    </RegionContext>,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  expect(sheet.closest('[data-region]')?.getAttribute('data-region')).toBe('mfe-test');
});

it('a sheet closes by its named cross', async () => {
  const close = vi.fn<() => void>();
  show(
    <BottomSheet opened onClose={close} title="Filters" closeLabel="Close">
      text
    </BottomSheet>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});
