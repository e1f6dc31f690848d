import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAsGuardian } from '../testing/render.tsx';
import { FamilyDialog } from './family.dialog.tsx';

// The dialog around the form needs the shell's provider.
vi.mock('@porao/ui/overlays', () => ({ Modal: ({ children }: { children: ReactNode }) => children }));

const path = '/parent/dashboard/settings/students';

it.each(['a page that is told what was saved', 'a page that is not'])(
  'saves before it closes, for %s',
  async (who) => {
    const order: string[] = [];
    const save = {
      send: async (name: string) => {
        order.push(`${name} saved`);
        return { data: { id: 7 } };
      },
    };
    const isTold = who === 'a page that is told what was saved';
    renderAsGuardian(
      path,
      path,
      <FamilyDialog
        opened
        list="students"
        draft="student"
        save={save}
        onClose={() => order.push('closed')}
        {...(isTold && { onSaved: ({ id }: { id: number }) => order.push(`${id} told`) })}
      >
        {({ send, onDone, submitLabel }) => (
          <button type="button" onClick={() => void send('Tasnim').then(onDone)}>
            {submitLabel}
          </button>
        )}
      </FamilyDialog>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add Student' }));
    await waitFor(() => expect(order).toEqual(['Tasnim saved', ...(isTold ? ['7 told'] : []), 'closed']));
  },
);
