import type { DealSide, OwnReview, Reviews } from '@porao/contracts';
import { call, lazyComponent, openModal, query, useQuery } from '@porao/platform';
import { Badge, Button, EmptyState, Group, LoadingState, Notice, Stack, Text } from '@porao/ui';
import { failureText } from '../failure/failure.ts';
import { deadlineText } from '../page/deadline.ts';
import { TitledCard } from '../page/titled.card.tsx';
import { useProblemDialog } from '../problem/use-problem-dialog.ts';
import { QueryState } from '../state/query-state.tsx';
import { type Opened, useDialog } from '../state/use-dialog.tsx';
import { answerMessage, useWrite } from '../write/write.ts';
import { t } from './messages.ts';
import { ReviewCard } from './review.card.tsx';
import type { ReviewDialogProps } from './review.dialog.tsx';
import { reviewsCall } from './reviews.ts';
import { Stars } from './stars.tsx';

const ReviewDialog = lazyComponent<ReviewDialogProps>(
  () => import(/* webpackChunkName: "review-dialog" */ './review.dialog.tsx'),
);

/** Reviews that can be written, those about the reader, and the own ones. */
export function ReviewsPart({ side }: { side: DealSide }) {
  const source = useQuery(query(reviewsCall, { query: { side } }));
  return (
    <QueryState
      source={source}
      skeleton={<LoadingState label={t('loading')} count={2} />}
      error={t('failed')}
    >
      {({ data }) => <Content of={data} side={side} />}
    </QueryState>
  );
}

function Content({ of, side }: { of: Reviews; side: DealSide }) {
  const { rating, open: toWrite, about, mine } = of;
  const [dialog, open] = useDialog<Omit<ReviewDialogProps, keyof Opened>>(ReviewDialog);
  const ask = (asked: ReviewDialogProps['asked']) => open({ asked, side });
  const [problem, askProblem] = useProblemDialog();
  const report = ({ deal_id, name }: Reviews['about'][number]) =>
    askProblem({
      asked: { name: 'report', side, kind: 'review' },
      about: { deal: deal_id },
      name: name ?? t('somebody'),
    });
  const isEmpty = toWrite.length + about.length + mine.length === 0;
  return (
    <Stack gap="lg">
      {isEmpty && <EmptyState title={t('empty')} text={t('empty.text')} />}
      {toWrite.map((one) => (
        <Notice
          key={one.deal_id}
          tone="info"
          still
          title={`${t('open')}: ${t('of.name', { name: one.name ?? t('somebody'), class: one.class_name })}`}
          action={
            <Button size="sm" aria-haspopup="dialog" onClick={() => ask({ write: one })}>
              {t('write')}
            </Button>
          }
        >
          {one.until ? t('open.until', { date: deadlineText(one.until) }) : t('open.text')}
        </Notice>
      ))}
      {!isEmpty && (
        <TitledCard title={t('about')}>
          {rating ? <Stars rating={rating} /> : <Text tone="dim">{t('rating.none')}</Text>}
          {about.length === 0 && <Text tone="dim">{t('about.none')}</Text>}
          <Stack as="ul" aria-label={t('about')}>
            {about.map((one) => (
              <li key={one.id}>
                <ReviewCard review={one}>
                  <Group>
                    {one.answer === null && (
                      <Button
                        size="sm"
                        variant="default"
                        aria-haspopup="dialog"
                        onClick={() => ask({ answer: one })}
                      >
                        {t('answer')}
                      </Button>
                    )}
                    <Button size="sm" variant="subtle" aria-haspopup="dialog" onClick={() => report(one)}>
                      {t('report')}
                    </Button>
                  </Group>
                </ReviewCard>
              </li>
            ))}
          </Stack>
        </TitledCard>
      )}
      {mine.length > 0 && (
        <TitledCard title={t('mine')}>
          <Stack as="ul" aria-label={t('mine')}>
            {mine.map((one) => (
              <li key={one.id}>
                <OwnCard review={one} />
              </li>
            ))}
          </Stack>
        </TitledCard>
      )}
      {dialog}
      {problem}
    </Stack>
  );
}

const tones = { waiting: 'accent', shown: 'success', hidden: 'error', withdrawn: 'neutral' } as const;

function OwnCard({ review }: { review: OwnReview }) {
  const { id, state, shown_at, hidden_reason } = review;
  const back = useWrite({
    send: () => call('POST /api/reviews/:id/withdraw', { params: { id } }),
    stale: [reviewsCall],
    success: answerMessage,
    failed: failureText,
  });
  const ask = () =>
    openModal({
      title: t('back.title'),
      body: t('back.text'),
      buttons: [
        { label: t('back.no'), variant: 'default' },
        { label: t('back.yes'), onPress: () => back.press() },
      ],
    });
  return (
    <ReviewCard review={review} badge={<Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}>
      {state === 'waiting' && <Text size="sm">{t('waiting.text', { date: deadlineText(shown_at) })}</Text>}
      {state === 'hidden' && <Text size="sm">{t('hidden.text', { reason: hidden_reason ?? '' })}</Text>}
      {state === 'withdrawn' ? (
        <Text size="sm">{t('withdrawn.text')}</Text>
      ) : (
        <Button
          size="sm"
          variant="subtle"
          aria-haspopup="dialog"
          busy={back.busy}
          busyLabel={t('sending')}
          onClick={ask}
        >
          {t('back')}
        </Button>
      )}
    </ReviewCard>
  );
}
