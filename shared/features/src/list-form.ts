import { notify } from '@porao/platform';
import type { FieldValues } from '@porao/ui/forms';
import { type SendForm, type SendFormOptions, useSendForm } from './send-form.ts';
import { useListChanged } from './state/list-change.ts';

interface ListFormOptions<I extends FieldValues, O> extends Omit<SendFormOptions<I, O>, 'send'> {
  /** The call that lists the rows. */
  list: string;
  send: (values: O) => Promise<{ message: string }>;
  onClose: () => void;
}

/** The form of a row in a list: closes once the list shows what was saved. */
export function useListForm<I extends FieldValues, O>(options: ListFormOptions<I, O>): SendForm<I, O> {
  const { list, send, onClose, ...rest } = options;
  const changed = useListChanged(list);
  return useSendForm({
    ...rest,
    send: async (values) => {
      const { message } = await send(values);
      await changed();
      notify({ tone: 'success', message });
      onClose();
    },
  });
}
