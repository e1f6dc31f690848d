import { retry } from '@porao/platform';
import { Button, Notice } from '@porao/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { t } from './messages.ts';

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Starts loading before it is shown. */
  preload: () => void;
}

/** A part that comes after its page, with a retry of its own: a failure leaves the rest of the page as it is. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  skeleton: (props: Props) => ReactNode,
  failed = () => t('part.failed'),
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  const fetch = async () => {
    Part ??= (await retry(load)).default;
  };
  const Lazy: LazyPart<Props> = (props) => {
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>(Part ? 'there' : 'waiting');
    useEffect(() => {
      if (state !== 'waiting') return;
      let live = true;
      fetch().then(
        () => live && setState('there'),
        () => live && setState('failed'),
      );
      return () => {
        live = false;
      };
    }, [state]);
    if (Part && state === 'there') return <Part {...props} />;
    if (state === 'waiting') return skeleton(props);
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="light" size="sm" icon="refresh" onClick={() => setState('waiting')}>
            {t('retry')}
          </Button>
        }
      >
        {failed()}
      </Notice>
    );
  };
  // A failure here is retried and shown when the part is opened.
  Lazy.preload = () => void fetch().catch(() => undefined);
  return Lazy;
}
