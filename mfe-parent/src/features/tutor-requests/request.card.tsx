import type { TutorRequest } from '@porao/contracts';
import { formatDate, formatDigits } from '@porao/platform';
import { Card, CardAction, LinkAnchor, Stack, Text, Title } from '@porao/ui';
import styles from '../../common/common.module.css';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { RequestActions } from './request.actions.tsx';
import { RequestFacts } from './request.facts.tsx';
import { RequestWait, StageBadge, StageReason } from './stage.tsx';

export function RequestCard({ request }: { request: TutorRequest }) {
  return (
    <Card as="article" interactive aria-label={t('requests.id', { id: formatDigits(request.id) })}>
      <Stack>
        <div className={styles.end}>
          <Title order={2} size={3}>
            <LinkAnchor to={paths.tutorRequest({ requestId: request.id })} look="plain" stretched>
              {t('requests.card', { class: request.i_class.class_name })}
            </LinkAnchor>
          </Title>
          <StageBadge stage={request.stage} />
        </div>
        <RequestLine request={request} />
        <RequestFacts request={request} />
        <StageReason request={request} />
        <RequestWait request={request} />
        <CardAction>
          <RequestActions request={request} />
        </CardAction>
      </Stack>
    </Card>
  );
}

export function RequestLine({ request }: { request: TutorRequest }) {
  return (
    <Text size="sm" tone="dim" as="span">
      {request.tutoring_category.category_name} · {t('requests.id', { id: formatDigits(request.id) })} ·{' '}
      <time dateTime={request.created_at}>
        {t('requests.posted', { date: formatDate(request.created_at) })}
      </time>
    </Text>
  );
}
