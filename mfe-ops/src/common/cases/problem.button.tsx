import { Button } from '@porao/ui';
import type { ReactNode } from 'react';
import { KeyButton } from '../keyboard/key.button.tsx';
import { useProblemDialog } from './ask-problem.ts';
import { t } from './messages.ts';
import type { ProblemQuestion } from './problem.dialog.tsx';

/** Opens a case for somebody on the phone; with a key of its own among the acts of a record. */
export function ProblemButton({ letter, ...question }: ProblemQuestion & { letter?: string }): ReactNode {
  const [dialog, ask] = useProblemDialog();
  const open = () => ask(question);
  return (
    <>
      {letter === undefined ? (
        <Button variant="subtle" size="sm" icon="alert" aria-haspopup="dialog" onClick={open}>
          {t('problem.open')}
        </Button>
      ) : (
        <KeyButton
          letter={letter}
          label={t('problem.open')}
          variant="default"
          aria-haspopup="dialog"
          act={open}
        />
      )}
      {dialog}
    </>
  );
}
