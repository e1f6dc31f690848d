import type { OpsPerson } from '@porao/contracts';
import { deadlineText, TitledCard } from '@porao/features';
import { DefinitionGrid, LinkAnchor } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dim-line.tsx';
import { paths } from '../../common/paths.ts';
import { t } from './messages.ts';

interface BySmsCardProps {
  userId: number;
  bySms: NonNullable<OpsPerson['by_sms']>;
}

/** A family that answers by text message: the last question to it, and its last message. */
export function BySmsCard({ userId, bySms: { active, question, reply } }: BySmsCardProps): ReactNode {
  const answer = question && {
    label: t('person.sms.answer'),
    value: question.answered_at
      ? t('person.sms.answered', { at: deadlineText(question.answered_at) })
      : t(question.state === 'expired' ? 'person.sms.expired' : 'person.sms.open'),
  };
  return (
    <TitledCard
      title={t('person.sms')}
      beside={
        <LinkAnchor to={`${paths.replies}?show=all&person=${userId}`}>{t('person.sms.all')}</LinkAnchor>
      }
    >
      {t(active ? 'person.sms.active' : 'person.sms.stopped')}
      <DefinitionGrid
        minColumn="11rem"
        items={[
          {
            label: t('person.sms.question'),
            value: question ? dotted(deadlineText(question.at), question.text) : t('person.sms.none'),
            wide: true,
          },
          ...(answer ? [answer] : []),
          {
            label: t('person.sms.reply'),
            value: reply
              ? dotted(deadlineText(reply.received_at), reply.text, reply.waits && t('person.sms.waits'))
              : t('person.sms.none'),
            wide: true,
          },
        ]}
      />
    </TitledCard>
  );
}
