import { lazyComponent } from '@porao/platform';
import { type ReactNode, useState } from 'react';
import type { ReasonDialogProps } from './reason.dialog.tsx';

const ReasonDialog = lazyComponent<ReasonDialogProps>(
  () => import(/* webpackChunkName: "reason" */ './reason.dialog.tsx'),
);

export type Question = Omit<ReasonDialogProps, 'opened' | 'onClose'>;

/** One dialog of a page that asks for reasons: the element to show, and the function that opens it. */
export function useReasonDialog(): [dialog: ReactNode, ask: (question: Question) => void] {
  // Kept while the dialog fades out; the number starts each question empty.
  const [asked, setAsked] = useState<{ question: Question; number: number }>();
  const [opened, setOpened] = useState(false);
  const dialog = asked && (
    <ReasonDialog key={asked.number} {...asked.question} opened={opened} onClose={() => setOpened(false)} />
  );
  const ask = (question: Question) => {
    setAsked((before) => ({ question, number: (before?.number ?? 0) + 1 }));
    setOpened(true);
  };
  return [dialog, ask];
}
