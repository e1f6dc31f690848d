import { query, retry, useQuery, useQueryClient } from '@porao/platform';
import { Box, Button, Notice } from '@porao/ui';
import { useWrite } from '../write/write.ts';
import { t } from './notice.text.ts';

const load = () => import(/* webpackChunkName: "verify-phone" */ './verify-phone.tsx');

/** For an area's side bar: offers the OTP modal to a signed-in person whose phone waits for its code (decision
 * OQ-026), and is nothing for everyone else. Everything refused until then is asked for again. */
export function VerifyPhoneNotice() {
  const client = useQueryClient();
  const user = useQuery(query('GET /api/v1/user')).data?.data;
  const { busy, press } = useWrite({
    send: () => retry(load),
    failed: () => t('failed'),
    onDone: ({ openVerifyPhone }) => openVerifyPhone(user?.phone_no ?? '', () => void client.resetQueries()),
  });
  if (!user || user.phone_no_verified_at !== null) return null;

  return (
    <Box mb="sm">
      <Notice
        tone="warning"
        still
        title={t('title')}
        action={
          <Button size="sm" variant="accent" busy={busy} onClick={() => press()}>
            {t('start')}
          </Button>
        }
      >
        {t('text')}
      </Notice>
    </Box>
  );
}
