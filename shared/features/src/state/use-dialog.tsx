import { type ReactNode, useState } from 'react';

export interface Opened {
  opened: boolean;
  onClose: () => void;
}

/** One dialog of a page: the element to show, and the function that opens it with what it asks about. */
export function useDialog<Question extends object>(
  Dialog: (props: Question & Opened) => ReactNode,
): [dialog: ReactNode, ask: (question: Question) => void] {
  // Kept while the dialog fades out; the number starts each question empty.
  const [asked, setAsked] = useState<{ question: Question; number: number }>();
  const [opened, setOpened] = useState(false);
  const dialog = asked && (
    <Dialog key={asked.number} {...asked.question} opened={opened} onClose={() => setOpened(false)} />
  );
  const ask = (question: Question) => {
    setAsked((before) => ({ question, number: (before?.number ?? 0) + 1 }));
    setOpened(true);
  };
  return [dialog, ask];
}
