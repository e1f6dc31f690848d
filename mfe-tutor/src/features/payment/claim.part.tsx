import type { TutorInvoice } from '@porao/contracts';
import { deadlineText, lazyPart } from '@porao/features';
import { formatMoney } from '@porao/platform';
import { Button, LoadingState, Notice, Text } from '@porao/ui';
import { useState } from 'react';
import { t } from '../../common/messages.ts';
import type { ClaimDialogProps } from './claim.dialog.tsx';

const ClaimDialog = lazyPart<ClaimDialogProps>(
  () => import(/* webpackChunkName: "claim" */ './claim.dialog.tsx'),
  () => <LoadingState label={t('claim.loading')} count={1} />,
);

/** Says how much the rules give back once a tuition ended, until when it is claimed, and what became of a claim. */
export function ClaimPart({ invoice: { id, claim } }: { invoice: TutorInvoice }) {
  const [opened, setOpened] = useState(false);
  const [isUsed, setUsed] = useState(false);
  if (!claim) return null;
  const { act, claimed_at, certain, refused } = claim;
  const amount = formatMoney(claim.amount);
  if (refused !== null) {
    return (
      <Notice tone="warning" still>
        {t('claim.refused', { reason: refused })}
      </Notice>
    );
  }
  if (claimed_at !== null) {
    return (
      <Notice tone="info" still>
        {t(certain ? `claim.will.${act}` : `claim.sent.${act}`, { amount })}
      </Notice>
    );
  }
  const open = () => {
    setUsed(true);
    setOpened(true);
  };
  return (
    <Notice
      tone="info"
      still
      action={
        <Button aria-haspopup="dialog" onClick={open}>
          {t(`claim.${act}`)}
        </Button>
      }
    >
      <Text>
        {t(certain ? `claim.certain.${act}` : `claim.can.${act}`, {
          amount,
          date: deadlineText(claim.until),
        })}
      </Text>
      {isUsed && (
        <ClaimDialog
          opened={opened}
          onClose={() => setOpened(false)}
          id={id}
          title={t(`claim.${act}.title`, { amount })}
          button={t(`claim.${act}`)}
        />
      )}
    </Notice>
  );
}
