import { Button, LoadingState } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../state/lazy-part.tsx';
import type { EndDealDialogProps } from './end-deal.dialog.tsx';
import { t } from './end-deal.text.ts';

const EndDealDialog = lazyPart<EndDealDialogProps>(
  () => import(/* webpackChunkName: "end-deal" */ './end-deal.dialog.tsx'),
  () => <LoadingState label={t('loading')} count={1} />,
);

type EndDealButtonProps = Omit<EndDealDialogProps, 'opened' | 'onClose'>;

/** Either side ends a deal and says why (decision OQ-297). */
export function EndDealButton(props: EndDealButtonProps): ReactNode {
  const [opened, setOpened] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const open = () => {
    setUsed(true);
    setOpened(true);
  };
  return (
    <>
      <Button variant="subtle" aria-haspopup="dialog" onClick={open}>
        {t('end')}
      </Button>
      {isUsed && <EndDealDialog {...props} opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
