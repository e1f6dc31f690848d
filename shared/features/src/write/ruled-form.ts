import { ApiError, newCallKey, tabStorage, withCallKey } from '@porao/platform';
import {
  type DefaultValues,
  type FieldValues,
  type FormOf,
  type Path,
  type Schema,
  useForm,
} from '@porao/ui/forms';
import { useRef, useState } from 'react';
import { formFailureText } from '../failure/failure.ts';
import { useChoices } from './choices.ts';
import { draftOf, forgetDraft, useDraft } from './draft.ts';
import { type ToastText, useWrite, type Write } from './write.ts';

export interface WriteFormOptions<I extends FieldValues, O, D> extends Omit<Write<O, D>, 'send'> {
  schema: Schema<I, O>;
  start: DefaultValues<I>;
  /** The first POST that it begins has a key of the form's values, but the secret ones. */
  send: (values: O, form: FormOf<I, O>) => Promise<D>;
  /** Keeps what is typed under this name over a reload of this tab, until it is sent. */
  draft?: string;
  /** The typed text stays until the caller forgets it, as its act can still be cancelled. */
  isDraftKept?: boolean;
  /** Fields that are not kept. */
  secret?: readonly (keyof I & string)[];
  /** The form shows something stored: what was sent is then what it starts with. */
  edits?: boolean;
  /** Fields of the form, where it has values without one. */
  fields?: readonly Path<I>[];
  /** The form's names of what the wire names otherwise. */
  rename?: Readonly<Record<string, Path<I>>>;
  /** Text of a refusal for the form as a whole, where fields do not have their own. */
  failure?: (error: unknown) => string;
  /** A toast besides. */
  failed?: (error: unknown) => ToastText;
  onFailed?: (error: unknown) => void;
  onDone?: (answer: D, values: O, form: FormOf<I, O>) => unknown;
}

/** The part of the options that the caller of a form with a fixed schema gives. */
export interface FormWrite<O, D>
  extends Write<O, D>,
    Pick<WriteFormOptions<FieldValues, O, D>, 'draft' | 'failed'> {
  onDone?: (answer: D) => unknown;
}

export interface WriteForm<I extends FieldValues, O> {
  form: FormOf<I, O>;
  /** For `Form`; never rejects. */
  submit: (values: O) => Promise<void>;
  /** True when the form began with a draft. */
  restored: boolean;
  /** Returns to what is stored. */
  discard: () => void;
  /** Changes with `discard`: the key of fields that hold a text of their own. */
  version: number;
}

/** A form that writes, with a schema whose messages are texts (`ruled`). A refusal is shown at its fields, else above them. */
export function useRuledForm<I extends FieldValues, O, D>(
  options: WriteFormOptions<I, O, D>,
): WriteForm<I, O> {
  const { schema, start, send, draft, isDraftKept, secret, edits, ...rest } = options;
  const { fields, rename, failure, failed, onFailed, onDone, ...write } = rest;
  const [begin] = useState(() => (draft === undefined ? start : draftOf(draft, start)));
  const [restored, setRestored] = useState(() => JSON.stringify(begin) !== JSON.stringify(start));
  const [version, setVersion] = useState(0);
  const form = useForm<I, O>({ schema, defaultValues: begin });
  const keys = useFormKey(draft);
  useDraft(form, draft, secret);
  useChoices(form, draft);
  const forget = () => {
    if (draft !== undefined) forgetDraft(draft);
    setRestored(false);
  };
  const { run } = useWrite<O, D>({
    ...write,
    send: async (values) => {
      const content = JSON.stringify(values, (name, value) => (secret?.includes(name) ? undefined : value));
      const answer = await withCallKey(keys.keyOf(content), () => send(values, form));
      keys.forget();
      if (edits) form.reset(form.getValues());
      if (!isDraftKept) forget();
      return answer;
    },
    onDone: (answer, values) => onDone?.(answer, values, form),
    failed: (error) => {
      // The key was used for other secret fields, which its content leaves out: the next press is a new call.
      if (error instanceof ApiError && error.code === 'CONFLICT') keys.forget();
      onFailed?.(error);
      if (failure) form.setError('root.server', { message: failure(error) });
      else showFailure(form, error, fields ?? (Object.keys(form.getValues()) as Path<I>[]), rename);
      return failed?.(error) ?? null;
    },
  });
  const discard = () => {
    form.reset(start);
    setVersion(version + 1);
    forget();
  };
  return { form, submit: run, restored, discard, version };
}

/** Puts a failed call's messages at their fields and focuses the first; what belongs to none is shown above the form. */
function showFailure<I extends FieldValues, O>(
  form: FormOf<I, O>,
  error: unknown,
  fields: readonly Path<I>[],
  rename: Readonly<Record<string, Path<I>>> = {},
): void {
  let isPlaced = false;
  for (const [name, [message]] of Object.entries(error instanceof ApiError ? error.errors : {})) {
    const field = rename[name] ?? fields.find((own) => own === name);
    if (!field || message === undefined) continue;
    form.setError(field, { type: 'server', message }, { shouldFocus: !isPlaced });
    isPlaced = true;
  }
  if (!isPlaced) form.setError('root.server', { type: 'server', message: formFailureText(error) });
}

interface Sent {
  readonly key: string;
  readonly content: string;
}

const storageKey = (draft: string): string => `porao-draft-key:${draft}`;

/** Makes the Idempotency-Keys of a form. `keyOf` returns the last one for the same content, after a reload of this tab, too,
 * where the form has a draft; `forget` is called once something was saved, so that the same sent again counts as well. */
function useFormKey(draft: string | undefined) {
  const last = useRef<Sent>(undefined);
  return {
    keyOf: (content: string): string => {
      const kept = draft === undefined ? null : (tabStorage.getJson(storageKey(draft)) as Sent | null);
      const before = last.current ?? kept;
      const sent = before?.content === content ? before : { key: newCallKey(), content };
      last.current = sent;
      if (draft !== undefined) tabStorage.set(storageKey(draft), JSON.stringify(sent));
      return sent.key;
    },
    forget: (): void => {
      last.current = undefined;
      if (draft !== undefined) tabStorage.remove(storageKey(draft));
    },
  };
}
