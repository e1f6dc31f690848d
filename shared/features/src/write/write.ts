import { notify, type Toast, useMutation, useQueryClient } from '@porao/platform';
import { useRef } from 'react';

type Query = ReturnType<ReturnType<ReturnType<typeof useQueryClient>['getQueryCache']>['getAll']>[number];

export type ToastText = string | Omit<Toast, 'tone'>;

/** A call that writes, and everything that follows from its success. */
export interface Write<V, D> {
  send: (values: V) => Promise<D>;
  /** Calls whose answers it makes old. Those that are shown are read again before the success is. */
  stale?: readonly string[];
  /** Emits the event of it; what the event makes old is listed where apps listen. */
  event?: (values: V) => void;
  /** The toast of a success; without it there is none. */
  success?: (answer: D, values: V) => ToastText;
}

export interface WriteOptions<V, D> extends Write<V, D> {
  /** The toast of a failure, mostly `failureText` or `failureToast`; null where the caller shows `error`. */
  failed: null | ((error: unknown) => ToastText | null);
  onDone?: (answer: D, values: V) => unknown;
}

/** The toast that says what the server answered. */
export const answerMessage = ({ message }: { message: string }): string => message;

function show(tone: Toast['tone'], text: ToastText): void {
  notify(typeof text === 'string' ? { tone, message: text } : { tone, ...text });
}

/** A press that writes: sent once at a time, then shown everywhere, then said. `run` never rejects. */
export function useWrite<V = void, D = unknown>(options: WriteOptions<V, D>) {
  const { send, stale = [], event, success, failed, onDone } = options;
  const client = useQueryClient();
  // A second press may come before the first has rendered.
  const isRunning = useRef(false);
  const { mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: async (values: V) => {
      const answer = await send(values);
      const reads = stale.map((call) => client.invalidateQueries({ queryKey: [call] }));
      if (event) {
        event(values);
        const read = { type: 'active', predicate: ({ state }: Query) => state.isInvalidated } as const;
        reads.push(client.refetchQueries(read, { cancelRefetch: false }));
      }
      await Promise.all(reads);
      if (success) show('success', success(answer, values));
      await onDone?.(answer, values);
    },
    onError: (error) => {
      const text = failed?.(error);
      if (text) show('error', text);
    },
  });
  const run = async (values: V): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    await mutateAsync(values).catch(() => {});
    isRunning.current = false;
  };
  return { busy: isPending, error, variables, run, press: (values: V) => void run(values) };
}
