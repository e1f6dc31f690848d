import { refusalText, TitledCard } from '@porao/features';
import { notify } from '@porao/platform';
import { Button, Stack, Text } from '@porao/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type PushState, readPush, startPush, stopPush } from '../common/browser-push.ts';
import { t } from './messages.ts';

/** Switches push messages of this browser; its permission is asked for by the press alone. */
export function PushSection(): ReactNode {
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    readPush().then(setState, () => setState('unsupported'));
  }, []);
  const turn = async () => {
    setBusy(true);
    try {
      setState(await (state === 'on' ? stopPush() : startPush()));
    } catch (error) {
      const message = refusalText(error) ?? t('push.failed.text');
      notify({ tone: 'error', title: t('push.failed'), message });
      setState(await readPush());
    }
    setBusy(false);
  };
  if (!state) return null;
  return (
    <TitledCard title={t('push.title')} roomy>
      <Stack align="start">
        <Text>{t(`push.${state}`)}</Text>
        {(state === 'on' || state === 'off') && (
          <Button variant="light" busy={busy} busyLabel={t('push.busy')} onClick={() => void turn()}>
            {t(state === 'on' ? 'push.stop' : 'push.start')}
          </Button>
        )}
      </Stack>
    </TitledCard>
  );
}
