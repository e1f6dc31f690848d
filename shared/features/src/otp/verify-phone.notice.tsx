import { notify, query, retry, useQuery, useQueryClient } from '@porao/platform';
import { Box, Button, Notice } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from './notice.text.ts';

const load = () => import(/* webpackChunkName: "verify-phone" */ './verify-phone.tsx');

/** For an area's side bar: offers the OTP modal to a signed-in person whose phone waits for its code (decision
 * OQ-026), and is nothing for everyone else. Everything refused until then is asked for again. */
export function VerifyPhoneNotice(): ReactNode {
  const client = useQueryClient();
  const user = useQuery(query('GET /api/v1/user')).data?.data;
  const [busy, setBusy] = useState(false);
  if (!user || user.phone_no_verified_at !== null) return null;

  const open = async () => {
    setBusy(true);
    try {
      const { openVerifyPhone } = await retry(load);
      openVerifyPhone(user.phone_no, () => void client.resetQueries());
    } catch {
      notify({ tone: 'error', message: t('failed') });
    }
    setBusy(false);
  };
  return (
    <Box mb="sm">
      <Notice
        tone="warning"
        still
        title={t('title')}
        action={
          <Button size="sm" variant="accent" busy={busy} onClick={() => void open()}>
            {t('start')}
          </Button>
        }
      >
        {t('text')}
      </Notice>
    </Box>
  );
}
