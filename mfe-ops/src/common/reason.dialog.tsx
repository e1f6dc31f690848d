import { failureText } from '@porao/features';
import { Button, Notice, Stack, Text } from '@porao/ui';
import { Field, RadioChips } from '@porao/ui/controls';
import { Modal } from '@porao/ui/overlays';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import styles from './input.module.css';
import { t } from './messages.ts';

export interface ReasonDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What happens, before it does: an amount, who will read the reason. */
  text?: ReactNode;
  /** Usual reasons; the chosen one is what is sent, and own words are added to it. */
  reasons?: readonly string[];
  /** Of the field; 'In your own words' unless given. */
  wordsLabel?: string;
  confirmLabel: string;
  busyLabel?: string;
  danger?: boolean;
  /** Whether what is asked beside the reason is there; it shows itself what is missing. */
  check?: () => boolean | Promise<boolean>;
  /** What it throws is shown, and the dialog stays with what was typed. */
  onConfirm: (reason: string) => void | Promise<void>;
}

/** The shortest and longest reason that the API takes. */
const limits = { min: 3, max: 500 };

/** Asks why, before an act that somebody will read the reason of. */
export default function ReasonDialog(props: ReasonDialogProps): ReactNode {
  const {
    opened,
    onClose,
    title,
    text,
    reasons = [],
    wordsLabel,
    confirmLabel,
    busyLabel,
    check,
    onConfirm,
  } = props;
  const form = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reason = [chosen, words.trim()].filter(Boolean).join('. ');
    const isMissing = reason.length < limits.min;
    setError(isMissing ? t('reason.missing') : reason.length > limits.max ? t('reason.long') : undefined);
    const isReady = !check || (await check());
    if (isMissing || reason.length > limits.max || !isReady) return;
    setBusy(true);
    setFault(undefined);
    try {
      await onConfirm(reason);
      setChosen(null);
      setWords('');
      onClose();
    } catch (failure) {
      setFault(failureText(failure));
    }
    setBusy(false);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      locked={busy}
      footer={
        <>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={props.danger ? 'danger' : 'filled'}
            busy={busy}
            {...(busyLabel && { busyLabel })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {text && <Text as="div">{text}</Text>}
          {reasons.length > 0 && (
            <RadioChips
              label={t('reason.label')}
              options={reasons.map((reason) => ({ value: reason, label: reason }))}
              value={chosen}
              onChange={setChosen}
            />
          )}
          <Field label={wordsLabel ?? t('reason.words')} error={error}>
            {(aria) => (
              <textarea
                {...aria}
                rows={3}
                maxLength={limits.max}
                className={styles.input}
                value={words}
                onChange={({ target }) => setWords(target.value)}
                data-autofocus={reasons.length === 0 || undefined}
              />
            )}
          </Field>
          {fault && <Notice tone="error">{fault}</Notice>}
        </Stack>
      </form>
    </Modal>
  );
}
