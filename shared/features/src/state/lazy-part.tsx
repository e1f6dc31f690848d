import { lazyComponent } from '@porao/platform';
import { Button, Notice } from '@porao/ui';
import type { ComponentType, ReactNode } from 'react';
import { t } from './messages.ts';

/** A part that comes after its page, with a retry of its own: a failure leaves the rest of the page as it is. */
export const lazyPart = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  skeleton: (props: P) => ReactNode,
  failed = () => t('part.failed'),
) =>
  lazyComponent<P>(load, skeleton, ({ retry }) => (
    <Notice
      tone="warning"
      action={
        <Button variant="light" size="sm" icon="refresh" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {failed()}
    </Notice>
  ));
