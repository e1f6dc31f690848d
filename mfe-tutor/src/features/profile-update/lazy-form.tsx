import { retry } from '@porao/platform';
import { Button, LoadingState, Notice } from '@porao/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { t } from '../../common/messages.ts';

interface LazyForm<Props> {
  (props: Props): ReactNode;
  /** Starts loading before it is shown. */
  preload: () => void;
}

/** A form that comes after its page, which is shown without the forms and their rules, which weigh most. Until then as
 * many fields are drawn as have its height. */
export function lazyForm<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fields = 3,
): LazyForm<Props> {
  let Form: ComponentType<Props> | undefined;
  const fetch = async () => {
    Form ??= await retry(load);
  };
  const Lazy: LazyForm<Props> = (props) => {
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>(Form ? 'there' : 'waiting');
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
    if (Form && state === 'there') return <Form {...props} />;
    if (state === 'waiting') return <LoadingState label={t('profile.loading')} shape="form" count={fields} />;
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="light" size="sm" icon="refresh" onClick={() => setState('waiting')}>
            {t('jobs.retry')}
          </Button>
        }
      >
        {t('part.failed')}
      </Notice>
    );
  };
  // A failure here is retried and shown when the form is opened.
  Lazy.preload = () => void fetch().catch(() => undefined);
  return Lazy;
}
