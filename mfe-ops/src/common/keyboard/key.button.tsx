import { Button } from '@porao/ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './keyboard.module.css';
import { useKeys } from './keys.ts';

interface KeyButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  letter: string;
  label: string;
  act: () => void;
}

/** A button with a key of its own, which is shown in it where there is a keyboard. */
export function KeyButton({ letter, label, act, ...rest }: KeyButtonProps): ReactNode {
  const isOff = rest.disabled === true || rest.busy === true;
  useKeys(isOff ? [] : [{ key: letter, label, act }]);
  return (
    <Button {...rest} aria-keyshortcuts={letter.toUpperCase()} onClick={act}>
      {label}
      <KeySign letter={letter} />
    </Button>
  );
}

/** The key, for the eyes: screen readers have `aria-keyshortcuts`. */
export function KeySign({ letter }: { letter: string }): ReactNode {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {letter.toUpperCase()}
    </kbd>
  );
}
