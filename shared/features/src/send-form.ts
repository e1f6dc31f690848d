import { ApiError } from '@porao/platform';
import type { DefaultValues, FieldValues, FormOf, Schema } from '@porao/ui/forms';
import { draftOf, forgetDraft, useDraft } from './draft.ts';
import { showFailure } from './failure/show-failure.ts';
import { useSendKey } from './send-key.ts';
import { useForm } from './use-form.ts';

export interface SendFormOptions<I extends FieldValues, O> {
  schema: Schema<I, O>;
  start: DefaultValues<I>;
  /** What it throws is shown, at its field where it has one. The key is the Idempotency-Key of what is sent: a press after
   * a lost answer has the same. */
  send: (values: O, form: FormOf<I, O>, key: string) => Promise<unknown>;
  /** Keeps what is typed under this name over a reload of this tab, until it is sent. */
  draft?: string;
  /** Fields that are not kept. */
  secret?: readonly (keyof I & string)[];
  /** See `showFailure`. */
  failure?: Parameters<typeof showFailure<I, O>>[2];
  onFailed?: (error: unknown) => void;
}

export interface SendForm<I extends FieldValues, O> {
  form: FormOf<I, O>;
  submit: (values: O) => Promise<void>;
}

/** A form whose values are sent as a whole. */
export function useSendForm<I extends FieldValues, O>(options: SendFormOptions<I, O>): SendForm<I, O> {
  const { schema, start, send, draft, secret, failure, onFailed } = options;
  const defaultValues = draft === undefined ? start : draftOf(draft, start);
  const form = useForm<I, O>({ schema, defaultValues });
  useDraft(form, draft, secret);
  const { key, renew } = useSendKey(draft);
  const submit = async (values: O) => {
    try {
      await send(values, form, key);
      if (draft !== undefined) forgetDraft(draft);
      renew();
    } catch (error) {
      // A conflict may say that what this key sent was saved before it was changed here.
      if (error instanceof ApiError && error.code === 'CONFLICT') renew();
      onFailed?.(error);
      showFailure(form, error, failure);
    }
  };
  return { form, submit };
}
