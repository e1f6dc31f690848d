import { formatDate, formatDigits, useQueryClient, useStore } from '@porao/platform';
import { Button, Notice, Stack } from '@porao/ui';
import { TitledCard } from '../page/titled.card.tsx';
import { useWrite } from '../write/write.ts';
import { type DoorEntry, keptCodes, removeKept, sendKept } from './door.store.ts';
import { lessonsCall } from './lessons.calls.ts';
import { t } from './messages.ts';

/** Codes of this tuition that wait for the network, or that the server refused afterwards. */
export function KeptList({ dealId }: { dealId: number }) {
  const all = JSON.parse(useStore(keptCodes)) as readonly DoorEntry[];
  const kept = all.filter((one) => one.dealId === dealId);
  const client = useQueryClient();
  const sending = useWrite({
    send: async () => {
      if ((await sendKept()) > 0) await client.invalidateQueries({ queryKey: [lessonsCall] });
    },
    failed: null,
  });
  if (kept.length === 0) return null;
  return (
    <TitledCard title={t('kept.title')}>
      <Stack as="ul" gap="sm" aria-label={t('kept.title')}>
        {kept.map(({ key, day, code, refused }) => (
          <li key={key}>
            {refused === undefined ? (
              <Notice
                tone="warning"
                action={
                  <Button
                    size="sm"
                    variant="default"
                    icon="send"
                    busy={sending.busy}
                    busyLabel={t('door.sending')}
                    onClick={() => sending.press()}
                  >
                    {t('kept.send')}
                  </Button>
                }
              >
                {t('kept.waiting', { day: formatDate(day) })}
              </Notice>
            ) : (
              <Notice
                tone="error"
                action={
                  <Button size="sm" variant="default" icon="close" onClick={() => removeKept(key)}>
                    {t('kept.remove')}
                  </Button>
                }
              >
                {t('kept.refused', { day: formatDate(day), code: formatDigits(code), message: refused })}
              </Notice>
            )}
          </li>
        ))}
      </Stack>
    </TitledCard>
  );
}
