import { refusalText, TitledCard, useWrite } from '@porao/features';
import { Button, Stack, Text } from '@porao/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type PushState, readPush, startPush, stopPush } from '../common/browser-push.ts';
import { t } from './messages.ts';

/** Switches push messages of this browser; its permission is asked for by the press alone. */
export function PushSection(): ReactNode {
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    readPush().then(setState, () => setState('unsupported'));
  }, []);
  const { busy, press } = useWrite({
    send: async () => {
      try {
        return await (state === 'on' ? stopPush() : startPush());
      } catch (error) {
        setState(await readPush());
        throw error;
      }
    },
    failed: (error) => ({ title: t('push.failed'), message: refusalText(error) ?? t('push.failed.text') }),
    onDone: setState,
  });
  if (!state) return null;
  return (
    <TitledCard title={t('push.title')} roomy>
      <Stack align="start">
        <Text>{t(`push.${state}`)}</Text>
        {(state === 'on' || state === 'off') && (
          <Button variant="light" busy={busy} busyLabel={t('push.busy')} onClick={() => press()}>
            {t(state === 'on' ? 'push.stop' : 'push.start')}
          </Button>
        )}
      </Stack>
    </TitledCard>
  );
}
