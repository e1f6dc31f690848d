import { useSearchParams } from '@porao/platform';

/** A dialog named in the address, so that a reload keeps it and the back button closes it: `?edit=new` or an id. */
export function useDialogParam(): {
  asked: 'new' | number | null;
  open: (what: 'new' | number) => void;
  close: () => void;
} {
  const [params, setParams] = useSearchParams();
  const text = params.get('edit');
  const id = Number(text);
  const change = (what: string | null, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (what === null) next.delete('edit');
        else next.set('edit', what);
        return next;
      },
      { replace },
    );
  return {
    asked: text === 'new' ? 'new' : text !== null && Number.isInteger(id) && id > 0 ? id : null,
    open: (what) => change(String(what), false),
    close: () => change(null, true),
  };
}
