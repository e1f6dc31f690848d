import type { Opened } from '@porao/features';
import { Button, Notice, Stack, Text } from '@porao/ui';
import { Field, RadioChips } from '@porao/ui/controls';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { Refusal } from './acts/acts.list.ts';
import { AskingModal } from './asking.modal.tsx';
import styles from './input.module.css';
import { t } from './messages.ts';
import { forgetTyped, keepTyped, typedBefore } from './typed.ts';

export interface Question {
  /** Names the question: `deal-4-end`. The next dialog of the same name begins with what was typed, if the act was
   * refused. */
  about: string | readonly string[];
  title: string;
  /** Says before the act what it does: an amount, who will read the reason. */
  text?: ReactNode;
  /** Usual reasons; the chosen one is what is sent, and own words are added to it. */
  reasons?: readonly string[];
  /** Usual reasons that are sent by their key, in place of `reasons`. */
  keyedReasons?: readonly { value: string; label: string }[];
  /** Labels the field; 'In your own words' unless given. */
  wordsLabel?: string;
  confirmLabel: string;
  danger?: boolean;
  /** Returns whether the fields beside the reason are filled; it shows itself what is missing. */
  check?: () => boolean | Promise<boolean>;
  /** Holds what was chosen beside the reason, to be kept with it. */
  beside?: object;
  /** Nothing, if there is no act that can be refused. */
  onConfirm: (reason: string, key?: string) => Promise<Refusal> | undefined;
}
export type ReasonDialogProps = Question & Opened;

/** The shortest and longest reason that the API takes. */
const limits = { min: 3, max: 500 };

/** A reference or a reason is one line for most; Shift and Enter begin another. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Asks why, before an act that somebody will read the reason of. */
export default function ReasonDialog(props: ReasonDialogProps): ReactNode {
  const { opened, onClose, about, title, text, reasons = [], keyedReasons } = props;
  const { wordsLabel = t('reason.words'), confirmLabel, danger, check, beside, onConfirm } = props;
  const options = keyedReasons ?? reasons.map((reason) => ({ value: reason, label: reason }));
  const form = useId();
  const [start] = useState(() => typedBefore(about, { chosen: null, words: '', refusal: '' }));
  const [chosen, setChosen] = useState<string | null>(start.chosen);
  const [words, setWords] = useState(start.words);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const key = keyedReasons && (chosen ?? undefined);
    const reason = [key ? null : chosen, words.trim()].filter(Boolean).join('. ');
    const isMissing = reason.length < limits.min && !(key && reason === '');
    setError(isMissing ? t('reason.missing') : reason.length > limits.max ? t('reason.long') : undefined);
    const isReady = !check || (await check());
    if (isMissing || reason.length > limits.max || !isReady) return;
    onClose();
    // The page may be another one when the answer comes.
    const refusal = await onConfirm(reason, key);
    if (refusal === undefined) forgetTyped(about);
    else keepTyped(about, { ...beside, chosen, words, refusal });
  };
  return (
    <AskingModal
      opened={opened}
      onClose={onClose}
      title={title}
      action={
        <Button type="submit" form={form} variant={danger ? 'danger' : 'filled'}>
          {confirmLabel}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {start.refusal && <Notice tone="error">{start.refusal}</Notice>}
          {text && <Text as="div">{text}</Text>}
          {options.length > 0 && (
            <RadioChips label={t('reason.label')} options={options} value={chosen} onChange={setChosen} />
          )}
          <Field label={wordsLabel} error={error}>
            {(aria) => (
              <textarea
                {...aria}
                rows={3}
                maxLength={limits.max}
                className={styles.input}
                value={words}
                onChange={({ target }) => setWords(target.value)}
                onKeyDown={sendByEnter}
                data-autofocus={options.length === 0 || undefined}
              />
            )}
          </Field>
        </Stack>
      </form>
    </AskingModal>
  );
}
