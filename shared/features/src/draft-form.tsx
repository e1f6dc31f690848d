import { Button, Notice } from '@porao/ui';
import { type DefaultValues, type FieldValues, type FormOf, type Schema } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import { draftOf, forgetDraft, useDraft } from './draft.ts';
import { useLeaveWarning } from './leave.ts';
import { t } from './messages.ts';
import { useForm } from './use-form.ts';

/** A form over something stored, whose typed text outlives a reload and a visit to another page of this tab. */
export interface DraftForm<I extends FieldValues, O> {
  form: FormOf<I, O>;
  /** True when the form began with what was typed before. */
  restored: boolean;
  /** Back to what is stored. */
  discard: () => void;
  /** Another one after `discard`: the key of fields that hold a text of their own. */
  version: number;
  /** To be called once it is saved: nothing is kept any more, and leaving does not ask. */
  saved: () => void;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** `start` is what is stored, each field given; `draft` names the kept text, with the person's id where it is theirs. */
export function useDraftForm<I extends FieldValues, O>(options: {
  schema: Schema<I, O>;
  start: I;
  draft: string;
  /** Fields that are not kept. */
  secret?: readonly (keyof I & string)[];
}): DraftForm<I, O> {
  const { schema, start, draft, secret } = options;
  const [begin] = useState(() => draftOf(draft, start));
  const [restored, setRestored] = useState(() => !same(begin, start));
  const [version, setVersion] = useState(0);
  const form = useForm<I, O>({ schema, defaultValues: begin as DefaultValues<I> });
  useDraft(form, draft, secret);
  useLeaveWarning(restored || form.formState.isDirty);
  return {
    form,
    restored,
    version,
    discard: () => {
      form.reset(start);
      setVersion(version + 1);
      forgetDraft(draft);
      setRestored(false);
    },
    saved: () => {
      form.reset(form.getValues());
      forgetDraft(draft);
      setRestored(false);
    },
  };
}

/** Says that a form began with text that is not saved, and offers what is stored. */
export function RestoredNotice<I extends FieldValues, O>({
  draftForm,
}: {
  draftForm: DraftForm<I, O>;
}): ReactNode {
  if (!draftForm.restored) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="subtle" size="sm" onClick={draftForm.discard}>
          {t('restored.discard')}
        </Button>
      }
    >
      {t('restored.text')}
    </Notice>
  );
}
